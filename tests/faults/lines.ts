import type { Route } from '@playwright/test';

/** What a failing or filtered line does to one file. */
export const lines: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  lost: (route) => route.abort('connectionreset'),
  refused: (route) => route.fulfill({ status: 403, contentType: 'text/html', body: blocked }),
  hanging: () => new Promise(() => {}),
  'of the wrong type': (route) => route.fulfill({ contentType: 'text/html', body: blocked }),
};

/** The page that a filter sends instead. */
const blocked = '<!doctype html><title>Blocked</title><p>Blocked';
