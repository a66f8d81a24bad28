import type { KeepTexts } from '../../components/mdx/KeepOffline/KeepOffline.tsx';
import type { Scope } from '../../model/config/keep.ts';
import { formatSize } from '../../model/text/format.ts';
import type { Locale } from '../../model/text/locale.ts';
import { fill } from '../../model/text/messages.ts';

/** Reason nothing can be stored: opened from disk, plain HTTP, the browser, or nothing to store. */
export type Obstacle = 'file' | 'insecure' | 'browser' | 'site';

/** Reason storing stopped early: the reader, the network, no room, or other files. */
export type Interruption = 'paused' | 'network' | 'full' | 'changed';

/** Content stored in the language of the page. Sizes are bytes. */
export type KeepState =
  | { readonly kind: 'impossible'; readonly why: Obstacle }
  | { readonly kind: 'empty'; readonly wasRemoved: boolean }
  | { readonly kind: 'removing' }
  | { readonly kind: 'storing'; readonly scope: Scope; readonly done: number; readonly all: number }
  /** Without `why` it ended when the page was left. */
  | { readonly kind: 'incomplete'; readonly scope: Scope; readonly why?: Interruption }
  | {
      readonly kind: 'complete';
      readonly scope: Scope;
      readonly onDevice: number;
      readonly update: number | undefined;
    };

export type ControlName = 'guides' | 'everything' | 'resume' | 'update' | 'pause' | 'remove';

export interface KeepView {
  /** Announced by screen readers, so it does not change with every file. */
  readonly status: string;
  readonly controls: readonly ControlName[];
  readonly progress?: { readonly done: number; readonly all: number; readonly text: string };
}

/** The view of a state. `isAnythingKept` includes other languages, which Remove deletes too. */
export function viewOf(state: KeepState, isAnythingKept: boolean, texts: KeepTexts, locale: Locale): KeepView {
  const size = (bytes: number) => formatSize(bytes, locale);
  const remove: readonly ControlName[] = isAnythingKept ? ['remove'] : [];
  switch (state.kind) {
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
