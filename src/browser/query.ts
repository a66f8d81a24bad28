/** The query as state of a part of the page; its steps through history need no new page. */
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

/** Calls back when the query changes by `setQuery` or history; the result ends it. */
export function watchQuery(changed: Watcher): () => void {
  known = { path: location.pathname, query: location.search };
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Puts a query (`?a=b` or '') into the address, as a new step or not; keeps the step's notes. */
export function setQuery(query: string, how: 'push' | 'replace'): void {
  if (query === location.search) return;
  const address = location.pathname + query;
  if (how === 'replace') history.replaceState(history.state, '', address);
  else history.pushState(history.state, '', address);
  known = { path: location.pathname, query: location.search };
  for (const changed of watchers) changed('set');
}
