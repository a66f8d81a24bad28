import { buttonOf } from '../buttonOf.ts';

/** What the bar says. */
export interface BarTexts {
  readonly englishLoading: string;
  readonly englishShown: string;
  readonly englishHide: string;
  readonly englishFailed: string;
  readonly retry: string;
}

/** How far the English text is. */
export interface Bar {
  /** Whether it is still on the page: the reader may have left, or hidden the English text. */
  readonly isShown: () => boolean;
  readonly wait: () => void;
  readonly done: () => void;
  readonly fail: (retry: () => void) => void;
}

/**
 * Adds the bar that says how far the English text of a page is. While there is something to say about that, it is at the bottom of the screen;
 * then it is above the text, with the button that hides the English text.
 */
export function addBar(text: HTMLElement, texts: BarTexts, hide: () => void): Bar {
  const bar = document.createElement('div');
  const message = document.createElement('span');
  message.setAttribute('role', 'status');
  bar.className = 'english-bar';
  const controls = document.createElement('span');
  bar.append(message, controls);
  text.before(bar);
  const show = (state: string, words: string, buttons: readonly [label: string, act: () => void][]) => {
    bar.dataset.state = state;
    message.textContent = words;
    controls.replaceChildren(...buttons.map(([label, act]) => buttonOf(label, act, 'text-button')));
  };
  return {
    isShown: () => bar.isConnected,
    wait: () => show('waits', texts.englishLoading, []),
    done: () => show('done', texts.englishShown, [[texts.englishHide, hide]]),
    fail: (retry) =>
      show('failed', texts.englishFailed, [
        [texts.retry, retry],
        [texts.englishHide, hide],
      ]),
  };
}
