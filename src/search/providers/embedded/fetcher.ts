/** Milliseconds for which files of a kind are not fetched ahead after that failed. */
const retryDelay = 10_000;

/** Fetches what results can do without: nothing if that fails, and for a while after it. */
export function createFetcher() {
  let notBefore = 0;
  return async <Content>(fetching: () => Promise<Content>): Promise<Content | undefined> => {
    if (Date.now() < notBefore) return undefined;
    return fetching().catch(() => {
      notBefore = Date.now() + retryDelay;
      return undefined;
    });
  };
}
