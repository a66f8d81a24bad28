/** Milliseconds after which a page switch shows that it is under way, per the specification. */
const delay = 200;

/** Shows a bar once a switch takes its time. @returns a function that ends it */
export function startLoadingBar(): () => void {
  const bar = document.createElement('div');
  bar.className = 'loading-bar';
  const timer = setTimeout(() => document.body.append(bar), delay);
  return () => {
    clearTimeout(timer);
    bar.remove();
  };
}
