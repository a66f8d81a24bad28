/** Milliseconds within which the browser begins to scroll to the target of a link that was clicked. */
const beginning = 200;

/** A click on a link to another place of the page glides there. A page that opens at a place, or is switched to one, opens there. */
export function glideInside(): void {
  const { dataset } = document.documentElement;
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('a[href^="#"]'))) return;
    dataset.glides = '';
    setTimeout(() => delete dataset.glides, beginning);
  });
}
