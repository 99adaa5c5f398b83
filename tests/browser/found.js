/* Elements by what a locator says, as Playwright finds them: by selector, role and name, or label, and by their text. */
query => {
    const ROLES = { button: "button, [role=button]", link: "a[href]", heading: "h1, h2, h3, h4, h5, h6" };
    const FIELDS = "input, select, textarea";
    const spaced = text => text.replace(/\s+/g, " ").trim();
    const matches = (text, { source, flags }) => new RegExp(source, flags).test(spaced(text));
    const labels = field => [...(field.labels ?? [])].map(label => label.textContent);
    const named = element => element.getAttribute("aria-label") ?? element.textContent;
    const shown = element => element.checkVisibility({ visibilityProperty: true });

    let found = [...document.querySelectorAll(query.css ?? ROLES[query.role] ?? FIELDS)];
    if (query.role) found = found.filter(element => shown(element) && matches(named(element), query.name));
    if (query.label)
        found = found.filter(field => [field.ariaLabel ?? "", ...labels(field)].some(text => matches(text, query.label)));
    if (query.text) found = found.filter(element => matches(element.textContent, query.text));
    return query.nth === null ? found : found.slice(query.nth).slice(0, 1);
}
