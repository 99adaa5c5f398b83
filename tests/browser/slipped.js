/* Words on the page that no message says; `own` are names that stay the same in every language. */
(own) => {
    const isOwn = new RegExp(`^(${own})$`);
    const shown = node => node.parentElement.closest("textarea, code, .board-text, [lang]:not(html), .brand") === null;
    const words = text => text.split(/[^\p{L}\p{M}'-]+/u).filter(word => /[aeiou]/i.test(word) && word.length > 2 && !isOwn.test(word));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) if (shown(walker.currentNode)) found.push(...words(walker.currentNode.data));
    for (const name of ["aria-label", "title", "placeholder", "alt"])
        for (const element of document.querySelectorAll(`[${name}]`))
            if (!element.closest("[lang]:not(html)")) found.push(...words(element.getAttribute(name)));
    found.push(...words(document.title));
    return [...new Set(found)];
}
