/** The query as the state of a part of the page; its steps through history load no new page. */
type Watcher = (how: 'set' | 'traversed') => void;

const watchers = new Set<Watcher>();
let current = { path: location.pathname, query: location.search };

document.addEventListener('history-step', (step) => {
  const before = current;
  current = { path: location.pathname, query: location.search };
  if (watchers.size === 0 || current.path !== before.path || current.query === before.query) return;
  step.preventDefault();
  for (const notify of watchers) notify('traversed');
});

export const currentQuery = (): string => location.search;

/** Calls back when `setQuery` or history changes the query. @returns a function that stops it */
export function watchQuery(notify: Watcher): () => void {
  current = { path: location.pathname, query: location.search };
  watchers.add(notify);
  return () => watchers.delete(notify);
}

/** Puts a query (`?a=b` or '') into a new or the current history entry, whose state stays. */
export function setQuery(query: string, how: 'push' | 'replace'): void {
  if (query === location.search) return;
  const address = location.pathname + query;
  if (how === 'replace') history.replaceState(history.state, '', address);
  else history.pushState(history.state, '', address);
  current = { path: location.pathname, query: location.search };
  for (const notify of watchers) notify('set');
}
