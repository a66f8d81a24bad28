/** Changes the page while an element stays where it is on the screen, whatever changes above it. */
export function stayInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
}
