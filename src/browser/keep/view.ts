import type { KeepTexts } from '../../components/mdx/KeepOffline/KeepOffline.tsx';
import { formatSize } from '../../model/text/format.ts';
import type { Locale } from '../../model/text/locale.ts';
import { fill } from '../../model/text/messages.ts';
import type { KeepState } from './state.ts';

type ControlName = 'guides' | 'everything' | 'resume' | 'update' | 'pause' | 'remove';

export interface KeepView {
  /** Announced by screen readers, so it does not change with every file. */
  readonly status: string;
  readonly controls: readonly ControlName[];
  readonly progress?: { readonly done: number; readonly all: number; readonly text: string };
}

export function viewOf(state: KeepState, texts: KeepTexts, locale: Locale): KeepView {
  const size = (bytes: number) => formatSize(bytes, locale);
  const remove: readonly ControlName[] = 'isAnythingKept' in state && state.isAnythingKept ? ['remove'] : [];
  switch (state.kind) {
    case 'looking':
      return { status: '', controls: [] };
    case 'impossible':
      return { status: texts.impossible[state.why], controls: remove };
    case 'empty':
      return { status: state.wasRemoved ? texts.removed : '', controls: ['guides', 'everything', ...remove] };
    case 'removing':
      // The button stays, since it has the focus.
      return { status: texts.removing, controls: ['remove'] };
    case 'storing':
      return {
        status: texts.storing,
        controls: ['pause', 'remove'],
        progress: {
          done: state.done,
          all: state.all,
          text: fill(texts.progress, { done: size(state.done), all: size(state.all) }),
        },
      };
    case 'incomplete':
      return { status: `${texts.interrupted[state.why ?? 'left']} ${texts.stays}`, controls: ['resume', 'remove'] };
    case 'complete': {
      const { scope, onDevice, update } = state;
      const complete = fill(texts.complete[scope], { size: size(onDevice) });
      return {
        status: update === undefined ? complete : `${complete} ${fill(texts.newer, { size: size(update) })}`,
        controls: [
          ...(update === undefined ? [] : (['update'] as const)),
          ...(scope === 'guides' ? (['everything'] as const) : []),
          'remove',
        ],
      };
    }
  }
}
