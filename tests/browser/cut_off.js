/* What does not fit: a page that is too wide, text that is cut off, text that sticks out of its button. */
() => {
    const found = [];
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} px wide`);
    const owns = element => [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    const texts = [...document.body.querySelectorAll("*")].filter(element =>
        owns(element) && !element.closest("svg, textarea, option, .skip, .quiet-for-eyes, .vh") && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    for (const element of texts) {
        const style = getComputedStyle(element);
        if (style.clip !== "auto" || style.clipPath !== "none" || element.clientWidth <= 1) continue;
        const clips = style.overflowX !== "visible" && style.overflowX !== "auto" && style.overflowX !== "scroll";
        if (clips && !element.title && element.scrollWidth > element.clientWidth + 1)
            found.push(`cut off: ${element.className} ${element.textContent.trim().slice(0, 60)}`);
        const box = element.getBoundingClientRect();
        const range = document.createRange();
        for (const node of element.childNodes) {
            if (node.nodeType !== 3 || !node.data.trim()) continue;
            range.selectNodeContents(node);
            const text = range.getBoundingClientRect();
            const button = element.closest("button, .btn, a.btn, .tag, .chip");
            const frame = (button ?? element).getBoundingClientRect();
            if (button && frame.width && (text.right > frame.right + 1 || text.left < frame.left - 1))
                found.push(`sticks out: ${button.className} ${element.textContent.trim().slice(0, 60)}`);
        }
    }
    return [...new Set(found)];
}
