/** Puts the next page in place of this one, whose scripts run on. */
export function swapPage(next: Document): void {
  const { documentElement: root, head, body } = document;
  // First, while its styles are valid: removing a body that has the focus later would style it
  // again, with the sheets of the next page.
  body.remove();
  // Attributes that scripts set on <html> stay.
  for (const { name, value } of next.documentElement.attributes) root.setAttribute(name, value);
  const [present, coming] = [[...head.children], [...next.head.children]];
  const elements = coming.filter((element) => !hasSheet(present, element));
  for (const element of present) if (!isAdded(element) && !hasSheet(coming, element)) element.remove();
  // Style sheets that scripts added complete those of the page: they stay last.
  const added = [...head.children].find(isAdded);
  if (added) added.before(...elements);
  else head.append(...elements);
  root.append(next.body);
}

/** True if a script added an element, rather than the page. */
const isAdded = (element: Element): boolean => element.matches('[data-added]');

/** True if an element is a style sheet that is among others. */
const hasSheet = (elements: readonly Element[], element: Element): boolean =>
  element.matches('[rel=stylesheet]') &&
  elements.some((other) => other.matches('[rel=stylesheet]') && sheetOf(other) === sheetOf(element));

const sheetOf = (element: Element) => element.getAttribute('href');
