/** Milliseconds before a page switch shows that it is under way, per the specification. */
const delay = 200;

/** Shows a bar if a switch takes longer. @returns a function that ends it */
export function startLoadingBar(): () => void {
  const bar = document.createElement('div');
  bar.className = 'loading-bar';
  const timer = setTimeout(() => document.body.append(bar), delay);
  return () => {
    clearTimeout(timer);
    bar.remove();
  };
}
