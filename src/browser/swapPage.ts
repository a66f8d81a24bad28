/** Replaces this page with the next one; running scripts continue. */
export function swapPage(next: Document): void {
  const { documentElement: root, head, body } = document;
  // First, while its styles are valid: removing a focused body later would restyle it.
  body.remove();
  // Attributes that scripts set on <html> stay.
  for (const { name, value } of next.documentElement.attributes) root.setAttribute(name, value);
  const [current, coming] = [[...head.children], [...next.head.children]];
  const elements = coming.filter((element) => !hasSheet(current, element));
  for (const element of current) if (!isAdded(element) && !hasSheet(coming, element)) element.remove();
  // Style sheets added by scripts extend those of the page, so they stay last.
  const added = [...head.children].find(isAdded);
  if (added) added.before(...elements);
  else head.append(...elements);
  root.append(next.body);
}

const isAdded = (element: Element): boolean => element.matches('[data-added]');

/** True if an element is a style sheet that `elements` contains. */
const hasSheet = (elements: readonly Element[], element: Element): boolean =>
  element.matches('[rel=stylesheet]') &&
  elements.some((other) => other.matches('[rel=stylesheet]') && sheetOf(other) === sheetOf(element));

const sheetOf = (element: Element) => element.getAttribute('href');
