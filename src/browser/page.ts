let leaving = new AbortController();
document.addEventListener('page-left', () => {
  leaving.abort();
  leaving = new AbortController();
});

/** Sets up a part of a page. The signal aborts when the page is left. */
type SetUp = (signal: AbortSignal) => void;

/** Runs a set-up for this page and each that replaces it; errors are logged. */
export function onPage(setUp: SetUp): void {
  run(setUp, leaving.signal);
  document.addEventListener('page-shown', () => run(setUp, leaving.signal));
}

/** Like `onPage`, for set-ups without visible effect: the next page is painted first. */
export function afterPaint(setUp: SetUp): void {
  run(setUp, leaving.signal);
  document.addEventListener('page-shown', () => {
    const { signal } = leaving;
    // A page in the background is not painted, and can wait.
    requestAnimationFrame(() => setTimeout(() => signal.aborted || run(setUp, signal)));
  });
}

function run(setUp: SetUp, signal: AbortSignal): void {
  try {
    setUp(signal);
  } catch (error) {
    console.error('A part of the page does not work.', error);
  }
}

type Events = WindowEventMap & DocumentEventMap;

/** Listens until the page is left; older browsers ignore the option `signal`. */
export function listen<Type extends keyof Events>(
  target: EventTarget,
  type: Type,
  listener: (event: Events[Type]) => void,
  signal: AbortSignal,
): void;
export function listen(target: EventTarget, type: string, listener: EventListener, signal: AbortSignal): void {
  target.addEventListener(type, listener, { passive: type === 'scroll' });
  signal.addEventListener('abort', () => target.removeEventListener(type, listener));
}

export function queryAll(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)];
}
