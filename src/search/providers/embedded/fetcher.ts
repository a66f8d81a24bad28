/** Milliseconds without further requests after one has failed. */
const retryDelay = 10_000;

/** Fetches optional files: undefined if that fails, and for a while afterwards. */
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
