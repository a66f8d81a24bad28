import { type HeadElement, headChanges } from './headElements.ts';

/** Puts the next page in place of this one, whose scripts run on. */
export function swapPage(next: Document): void {
  const { documentElement: root, head, body } = document;
  // First, while its styles are valid: removing a body that has the focus later would style it
  // again, with the sheets of the next page.
  body.remove();
  // Attributes that scripts set on <html> stay.
  for (const { name, value } of next.documentElement.attributes) root.setAttribute(name, value);
  const { go, come } = headChanges(elementsOf(head), elementsOf(next.head));
  for (const { element } of go) element.remove();
  const elements = come.map(({ element }) => element);
  // Style sheets that scripts added complete those of the page: they stay last.
  const added = head.querySelector('[data-added]');
  if (added) added.before(...elements);
  else head.append(...elements);
  root.append(next.body);
}

const elementsOf = (head: HTMLHeadElement): (HeadElement & { readonly element: Element })[] =>
  [...head.children].map((element) => ({
    element,
    sheet: (element.matches('[rel=stylesheet]') && element.getAttribute('href')) || undefined,
    added: element.matches('[data-added]'),
  }));
