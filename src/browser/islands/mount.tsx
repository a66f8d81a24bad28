import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { CrashBoundary } from '../../components/Crash/CrashBoundary.tsx';
import type { IslandTexts } from '../../components/Island/Island.tsx';
import type { Strings } from '../../model/strings.ts';

/**
 * Lets React take over the HTML of an island. If HTML and component differ, React renders again, which is logged: it means
 * that the build and the browser disagree.
 */
export function mount(
  element: HTMLElement,
  content: ReactNode,
  { strings }: IslandTexts<Pick<Strings, 'error'>>,
  signal: AbortSignal,
): void {
  const root = hydrateRoot(element, <CrashBoundary texts={strings.error}>{content}</CrashBoundary>, {
    identifierPrefix: `${element.dataset.island}-`,
    onRecoverableError: (problem) => console.error('Hydration had to start again:', problem),
  });
  signal.addEventListener('abort', () => root.unmount());
}

/** The properties that the build sent with an island. `Props` is what its component was rendered with. */
export function propsOf<Props extends object>(element: HTMLElement): Props {
  return JSON.parse(element.dataset.props ?? '{}');
}
