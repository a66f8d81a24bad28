/** Kinds of admonition with colour and icon. The compiler requires a title for a new one. */
export const admonitions = {
  note: { color: 'accent', icon: 'note' },
  tip: { color: 'green', icon: 'tip' },
  info: { color: 'accent', icon: 'note' },
  warning: { color: 'saffron', icon: 'warning' },
  danger: { color: 'red', icon: 'danger' },
} as const satisfies Readonly<Record<string, { readonly color: ToneColor; readonly icon: string }>>;

/** The colours that have a soft shade for backgrounds: `--green` and `--green-soft`. */
type ToneColor = 'accent' | 'green' | 'saffron' | 'red' | 'violet';

export type AdmonitionKind = keyof typeof admonitions;

export const isAdmonitionKind = (name: string): name is AdmonitionKind => Object.hasOwn(admonitions, name);

export const admonitionKinds = Object.keys(admonitions).filter(isAdmonitionKind);
