import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { CrashBoundary } from '../../components/Crash/CrashBoundary.tsx';
import type { IslandTexts } from '../../components/Island/Island.tsx';
import type { Strings } from '../../model/strings.ts';

/**
 * Renders an island into the HTML that the build made of it, at once: in the browser, React's functions are Preact's
 * (`preactInBrowser` in `src/build/vitePlugins.ts`). If the two differ, build and browser disagree: that is logged, and the HTML is
 * rendered again from nothing, since hydration leaves attributes as they are.
 */
export function mount(
  element: HTMLElement,
  content: ReactNode,
  { strings }: IslandTexts<Pick<Strings, 'error'>>,
  signal: AbortSignal,
): void {
  const island = <CrashBoundary texts={strings.error}>{content}</CrashBoundary>;
  const built = htmlOf(element);
  let root = hydrateRoot(element, island);
  const hydrated = htmlOf(element);
  if (hydrated !== built) {
    console.error('Hydration mismatch: the part was rendered again.', { built, hydrated });
    root.unmount();
    element.replaceChildren();
    root = createRoot(element);
    root.render(island);
  }
  signal.addEventListener('abort', () => root.unmount());
}

/** Its HTML without the comments by which React divides neighbouring texts. */
const htmlOf = (element: HTMLElement): string => element.innerHTML.replaceAll('<!-- -->', '');

/** The properties that the build sent with an island. `Props` is what its component was rendered with. */
export function propsOf<Props extends object>(element: HTMLElement): Props {
  return JSON.parse(element.dataset.props ?? '{}');
}
