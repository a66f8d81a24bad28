import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { CrashBoundary } from '../../components/Crash/CrashBoundary.tsx';
import type { IslandTexts } from '../../components/Island/Island.tsx';
import type { FailureStrings } from '../../model/config/strings.ts';

/**
 * Hydrates an island in its built HTML at once: a click that came before is repeated right after.
 * Where texts or elements differ, React renders the island again, and that is logged. It reports
 * different attributes only in development and keeps them; `islands.test.tsx` compares them.
 */
export function mount(
  element: HTMLElement,
  content: ReactNode,
  { strings }: IslandTexts<FailureStrings>,
  signal: AbortSignal,
): void {
  const name = element.dataset.island;
  const island = <CrashBoundary texts={strings.error}>{content}</CrashBoundary>;
  const root = flushSync(() =>
    hydrateRoot(element, island, {
      identifierPrefix: name ?? '',
      onRecoverableError: (error, { componentStack }) =>
        console.error(`Hydration mismatch in ${name}: the part was rendered again.`, error, componentStack),
      onCaughtError: (error, { componentStack }) => console.error(`A part of ${name} crashed.`, error, componentStack),
      onUncaughtError: (error, { componentStack }) => console.error(`${name} crashed.`, error, componentStack),
    }),
  );
  signal.addEventListener('abort', () => root.unmount());
}

/** Properties that the build sent with an island. */
export function propsOf<Props extends object>(element: HTMLElement): Props {
  return JSON.parse(element.dataset.props ?? '{}');
}
