/**
 * The query of the address as the state of a part of the page. The router would answer a step through the history with the page from
 * the server: as long as somebody watches the query, steps that change nothing else are theirs (`router.ts`).
 */
type Watcher = (how: 'set' | 'traversed') => void;

const watchers = new Set<Watcher>();
let known = { path: location.pathname, query: location.search };

document.addEventListener('history-step', (step) => {
  const before = known;
  known = { path: location.pathname, query: location.search };
  if (watchers.size === 0 || known.path !== before.path || known.query === before.query) return;
  step.preventDefault();
  for (const changed of watchers) changed('traversed');
});

export const currentQuery = (): string => location.search;

/** Calls back whenever the query changed by `setQuery` or by a step through the history; the result ends it. */
export function watchQuery(changed: Watcher): () => void {
  known = { path: location.pathname, query: location.search };
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/**
 * Puts a query (`?a=b` or '') into the address, as a new step of the history or in place of the present one. What is noted in the step, such as
 * the scroll position, is kept.
 */
export function setQuery(query: string, how: 'push' | 'replace'): void {
  if (query === location.search) return;
  const address = location.pathname + query;
  if (how === 'replace') history.replaceState(history.state, '', address);
  else history.pushState(history.state, '', address);
  known = { path: location.pathname, query: location.search };
  for (const changed of watchers) changed('set');
}
