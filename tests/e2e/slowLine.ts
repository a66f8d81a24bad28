import type { CDPSession, Page } from '@playwright/test';

/** The worst line that the site is made for: 400 ms from question to answer, 64 kbit/s. */
const worstLine = { offline: false, latency: 400, downloadThroughput: 64_000 / 8, uploadThroughput: 64_000 / 8 };

/** Received part of one answer. Times are seconds of the browser's own clock. */
export interface Answer {
  readonly path: string;
  readonly type: string;
  readonly fromCache: boolean;
  readonly start: number;
  readonly headers: number;
  /** The body in pieces, as the page got them: unpacked. */
  readonly pieces: { readonly time: number; readonly length: number }[];
  /** Bytes of headers and body as they went over the line; known when all is there. */
  total: number;
}

/** Puts a page on the worst line and notes what it asks for and what it receives. */
export async function onWorstLine(page: Page) {
  const session = await page.context().newCDPSession(page);
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  session.on('Network.requestWillBeSent', ({ request }) => asked.push(pathOf(request.url)));
  session.on('Network.responseReceived', ({ requestId, timestamp, type, response }) => {
    const { url, encodedDataLength: headers, fromDiskCache = false, fromPrefetchCache = false } = response;
    const fromCache = fromDiskCache || fromPrefetchCache;
    answers.set(requestId, {
      path: pathOf(url),
      type,
      fromCache,
      start: timestamp,
      headers,
      pieces: [],
      total: headers,
    });
  });
  session.on('Network.dataReceived', ({ requestId, timestamp, dataLength }) => {
    answers.get(requestId)?.pieces.push({ time: timestamp, length: dataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.total = encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', worstLine);
  await session.send('Performance.enable');
  return {
    session,
    /** Paths of all requests so far, in their order. */
    asked: asked as readonly string[],
    /** True if it came over the network, not out of the browser's cache. */
    received: (): Answer[] => [...answers.values()].filter(({ fromCache }) => !fromCache),
  };
}

/** Bytes of answers at a moment of the page's `performance`, in milliseconds. */
export async function receivedAt(session: CDPSession, answers: readonly Answer[], moment: number): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const start = metrics.find(({ name }) => name === 'NavigationStart');
  if (!start) throw new Error('The browser does not say when the page was asked for.');
  return answers.reduce((sum, answer) => sum + partOf(answer, start.value + moment / 1000), 0);
}

/** Only the packed size of a whole answer is known: a part counts by its unpacked share. */
function partOf({ start, headers, pieces, total }: Answer, time: number): number {
  if (start > time) return 0;
  const length = (some: Answer['pieces']) => some.reduce((sum, piece) => sum + piece.length, 0);
  const share = length(pieces.filter((piece) => piece.time <= time)) / Math.max(1, length(pieces));
  return headers + (total - headers) * share;
}

const pathOf = (url: string) => new URL(url).pathname;
