import type { KeepSettings } from '../../components/mdx/KeepOffline/KeepOffline.tsx';
import type { Scope } from '../../model/config/keep.ts';
import { formatSize } from '../../model/text/format.ts';
import { fill } from '../../model/text/messages.ts';
import keepStyles from '../../styles/keep.css?url';
import { addStyles } from '../addStyles.ts';
import { listen } from '../page.ts';
import { showView } from './controls.ts';
import { type KeepEvent, type KeepState, type Obstacle, stateAfter } from './state.ts';
import { viewOf } from './view.ts';
import { eventOf, type KeepTask, removeAll, reportStored, store } from './work.ts';

/** Starts the controls that keep the site; stores nothing before a button is pressed. */
export function startKeeping(element: HTMLElement, pageSignal: AbortSignal): void {
  const { locale, language, texts }: KeepSettings = JSON.parse(element.dataset.keep ?? '');
  let state: KeepState = { kind: 'looking', wasRemoved: history.state?.wasRemoved === true, isAnythingKept: false };
  let controller = new AbortController();
  let work = Promise.resolve();

  function applyEvent(event: KeepEvent): void {
    state = stateAfter(state, event);
    showView(element, viewOf(state, texts, locale));
  }

  function showSize(scope: Scope, download: number, device: number): void {
    const values = { download: formatSize(download, locale), device: formatSize(device, locale) };
    const size = element.querySelector(`[data-size="${scope}"]`);
    if (size) size.textContent = fill(texts.size, values);
  }

  /** Stops the running work and starts the next once it has ended: both may use the same caches. */
  function run(next: (task: KeepTask) => Promise<void>): void {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    const dispatch = (event: KeepEvent) => {
      if (!signal.aborted) applyEvent(event);
    };
    work = work
      .then(() => next({ language, signal, dispatch, showSize }))
      .catch((error: unknown) => {
        if (!signal.aborted) console.warn('Keeping the site has failed.', error);
        dispatch(eventOf(error, state.kind === 'storing'));
      });
  }

  function start(scope: Scope): void {
    applyEvent({ kind: 'start', scope });
    run((work) => store(scope, work));
  }
  const again = () => {
    if (state.kind === 'incomplete' || state.kind === 'complete') start(state.scope);
  };
  const acts = {
    guides: () => start('guides'),
    everything: () => start('everything'),
    resume: again,
    update: again,
    pause() {
      controller.abort();
      applyEvent({ kind: 'incomplete', why: 'paused' });
    },
    remove() {
      applyEvent({ kind: 'removing' });
      run(removeAll);
    },
  };
  for (const [name, act] of Object.entries(acts))
    element.querySelector(`button[name="${name}"]`)?.addEventListener('click', act);
  listen(window, 'online', () => state.kind === 'incomplete' && state.why === 'network' && again(), pageSignal);
  pageSignal.addEventListener('abort', () => controller.abort());
  void addStyles(keepStyles);
  const why = obstacleHere();
  if (why) applyEvent({ kind: 'impossible', why });
  else run(reportStored);
}

function obstacleHere(): Obstacle | undefined {
  if (location.protocol === 'file:') return 'file';
  if (!isSecureContext) return 'insecure';
  return 'serviceWorker' in navigator && 'caches' in self ? undefined : 'browser';
}
