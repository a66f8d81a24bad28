import { WebSocket } from 'ws';
import { z } from 'zod';
import { type ColorScheme, colorSchemeOf, preferColorScheme } from './colorScheme.ts';

const message = z.looseObject({ id: z.number().optional(), method: z.string().optional() });
const tree = z.object({
  result: z.object({ contexts: z.tuple([z.object({ context: z.string() })]).rest(z.unknown()) }),
});

/** Numbers of the relay's own commands; Playwright counts from 1. */
const firstOwnId = 2 ** 40;

/**
 * Passes WebDriver BiDi messages between Playwright and Firefox, but for one: Playwright sends
 * `emulation.setMediaFeaturesOverride` with every new context, a command that the Firefox of Debian does not have yet. The relay does it
 * by a preference of the browser.
 */
export function relay(playwright: WebSocket, firefoxUrl: string): void {
  const firefox = new WebSocket(firefoxUrl, { perMessageDeflate: false });
  const opened = new Promise((resolve) => firefox.once('open', resolve));
  const waiting = new Map<number, (answer: unknown) => void>();
  let lastId = firstOwnId;

  const ask = (method: string, params: object) =>
    new Promise((resolve) => {
      const id = ++lastId;
      waiting.set(id, resolve);
      firefox.send(JSON.stringify({ id, method, params }));
    });
  /** The browser's own window, where preferences can be set. */
  const browserWindow = async () =>
    tree.parse(await ask('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 })).result.contexts[0].context;
  const prefer = async (scheme: ColorScheme) => {
    const target = { context: await browserWindow() };
    await ask('script.evaluate', { expression: preferColorScheme(scheme), target, awaitPromise: false });
  };

  playwright.on('message', async (data) => {
    const text = data.toString();
    const command = message.parse(JSON.parse(text));
    await opened;
    if (command.method !== 'emulation.setMediaFeaturesOverride') return firefox.send(text);
    await prefer(colorSchemeOf(command));
    playwright.send(JSON.stringify({ type: 'success', id: command.id, result: {} }));
  });
  firefox.on('message', (data) => {
    const text = data.toString();
    const answer: unknown = JSON.parse(text);
    const { id } = message.parse(answer);
    const own = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || !own) return playwright.send(text);
    waiting.delete(id);
    own(answer);
  });
  playwright.on('close', () => firefox.close());
  firefox.on('close', () => playwright.close());
  firefox.on('error', (error) => playwright.close(1011, error.message));
}
