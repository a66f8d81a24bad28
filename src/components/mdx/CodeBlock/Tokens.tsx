/** A piece of code; `kind` is a class of `CodeBlock.css`, absent for what has the colour of text. */
export interface Token {
  readonly text: string;
  readonly kind?: string | undefined;
}

/** Joins neighbours of one kind: fewer elements, fewer bytes. */
export function merge(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    const last = merged[merged.length - 1];
    if (last && (last.kind === token.kind || token.text.trim() === '')) {
      merged[merged.length - 1] = { ...last, text: last.text + token.text };
    } else merged.push(token);
  }
  return merged;
}

/** Code in its colours. */
export function Tokens({ tokens }: { readonly tokens: readonly Token[] }) {
  return merge(tokens).map(({ text, kind }, index) =>
    kind === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no other identity and never move
      <span key={index} className={kind}>
        {text}
      </span>
    ),
  );
}
