import { firstResults, isPlain } from '../../components/Search/firstResults.ts';
import { withTimeout } from '../../dom/withTimeout.ts';
import type { SearchStrings } from '../../model/config/strings.ts';
import { optionsOf, readAddress } from '../../search/address.ts';
import type { SearchSession } from '../../search/session.ts';
import type { SearchSettings } from '../../search/source.ts';
import { pageLocale } from '../strings.ts';
import { openSession, providerOf } from './provider.ts';

/** The session that a search page opened before React, and its hand-over. */
interface OpenedSession {
  readonly session: SearchSession;
  /** Restores the list as built, and returns a function that moves the focus back. */
  readonly handOver: () => () => void;
}

/** Milliseconds after which React is loaded anyway: it reports the missing index. */
const indexTimeout = 3000;

const opened = new WeakMap<HTMLElement, OpenedSession>();

/** Hands a search page over to React; this module shows nothing more. */
export function takeOver(island: HTMLElement): OpenedSession | undefined {
  const found = opened.get(island);
  opened.delete(island);
  return found;
}

/** Shows results while 2G still loads React. Resolves once the index has loaded or failed. */
export async function showFirstResults(
  island: HTMLElement,
  texts: Promise<SearchStrings>,
  signal: AbortSignal,
): Promise<void> {
  const address = readAddress(location.search);
  const list = island.querySelector('.search-results');
  const settings: SearchSettings = JSON.parse(island.dataset.props ?? '{}');
  if (!list || settings.hosted || !isPlain(address) || opened.has(island)) return;
  const session = openSession(undefined, pageLocale(), signal);
  const built = [...list.childNodes];
  const links = () => [...list.querySelectorAll('a')];
  const unsubscribe = session.subscribe(async () => {
    const { status, result } = session.state();
    if (status !== 'idle' || !result) return;
    unsubscribe();
    const strings = await texts.catch(() => undefined); // The island reports the failure.
    const first = strings ? firstResults(result, address, strings.search) : [];
    if (opened.has(island) && first.length > 0) list.replaceChildren(...first);
  });
  opened.set(island, {
    session,
    handOver() {
      const focused = links().findIndex((link) => link.matches(':focus'));
      list.replaceChildren(...built);
      return () => links()[focused]?.focus({ preventScroll: true });
    },
  });
  session.ask(address.query, optionsOf(address));
  const index = providerOf(undefined, pageLocale()).prepare();
  await withTimeout(index, indexTimeout, 'Loading the index').catch(() => undefined);
}
