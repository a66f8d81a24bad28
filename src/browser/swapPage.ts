/**
 * Puts the next page in the place of this one. In the built site it replaces the module of Astro's router of the same purpose
 * (`plainRouter` in `src/build/vitePlugins.ts`), whose names it has.
 */
const ran = new Set<string>();

/** Whether a script ran before. From now on it counts as one that did. */
export function detectScriptExecuted({ src, textContent }: HTMLScriptElement): boolean {
  const script = src || textContent;
  return ran.has(script) || !ran.add(script);
}

export function swap(next: Document): void {
  for (const script of next.scripts) if (detectScriptExecuted(script)) script.dataset.astroExec = '';
  const { documentElement: root, head, body } = document;
  // First, while its style is valid: a body that takes the focus with it when it goes would be styled again, by the sheets of the next page.
  body.remove();
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  for (const { name, value } of next.documentElement.attributes) root.setAttribute(name, value);
  // A style sheet that both pages have stays, so that the page is never without; those that scripts added stay, too, and stay last.
  const added = head.querySelector('[data-added]');
  for (const element of [...head.children]) {
    const href = element.matches('[rel=stylesheet]') && element.getAttribute('href');
    const same = href && next.head.querySelector(`[rel=stylesheet][href="${href}"]`);
    if (same) same.remove();
    else if (!element.matches('[data-added]')) element.remove();
  }
  if (added) added.before(...next.head.children);
  else head.append(...next.head.children);
  root.append(next.body);
}
