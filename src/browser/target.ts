/**
 * Points to the step of the path through trouble that the address names. The router brings back a page and its address through the history,
 * but not what `:target` selects, and the style sheet (`path.css`) shows the step that it does.
 */
export function pointToStep(): void {
  const step = document.getElementById(location.hash.slice(1));
  if (!step?.parentElement?.matches('.trouble') || step.matches(':target')) return;
  const { state } = history;
  location.replace(location.hash);
  // Where the router scrolls to is kept in the state, which the line above has emptied.
  history.replaceState(state, '');
}
