import { applySheet, insertSheet, sheetsIn } from './sheetsAhead.ts';

/** Replaces this page with the next one; running scripts continue. */
export function swapPage(next: Document): void {
  const { documentElement: root, head, body } = document;
  // First, while its styles are valid: removing a focused body later would restyle it.
  body.remove();
  // Attributes that scripts set on <html> stay.
  for (const { name, value } of next.documentElement.attributes) root.setAttribute(name, value);
  for (const element of [...head.children]) if (!element.matches('[rel=stylesheet]')) element.remove();
  const present = sheetsIn(head);
  const needed = sheetsIn(next.head);
  for (const [href, sheet] of present) applySheet(sheet, needed.has(href));
  for (const [index, [href, sheet]] of [...needed].entries()) {
    if (present.has(href)) sheet.remove();
    else insertSheet(sheet, index === 0);
  }
  head.append(...next.head.children);
  root.append(next.body);
}
