/** A part of a text inside a line. A string is plain text. */
export type InlineNode =
  | string
  | { readonly kind: 'code'; readonly text: string }
  /** Words with their own direction: a Latin name in a Persian list. */
  | { readonly kind: 'isolated'; readonly text: string }
  | { readonly kind: 'strong'; readonly content: InlineContent }
  | { readonly kind: 'emphasis'; readonly content: InlineContent }
  | { readonly kind: 'link'; readonly target: string; readonly content: InlineContent };

export type InlineContent = readonly InlineNode[];

/** A sentence or two of inline Markdown, about a change or a field. */
export interface InlineText {
  /** As written. */
  readonly markdown: string;
  readonly content: InlineContent;
}

/** The words of a text, without markup. */
export function plainText(content: InlineContent): string {
  return content
    .map((node) => {
      if (typeof node === 'string') return node;
      return 'text' in node ? node.text : plainText(node.content);
    })
    .join('');
}

export function linkTargets(content: InlineContent): { target: string; text: string }[] {
  return content.flatMap((node) => {
    if (typeof node === 'string' || 'text' in node) return [];
    const own = node.kind === 'link' ? [{ target: node.target, text: plainText(node.content) }] : [];
    return [...own, ...linkTargets(node.content)];
  });
}

/** The same text with other link targets, such as addresses in the language of a page. */
export function withTargets(content: InlineContent, resolve: (target: string) => string): InlineContent {
  return content.map((node) => {
    if (typeof node === 'string' || 'text' in node) return node;
    const inside = withTargets(node.content, resolve);
    return node.kind === 'link'
      ? { ...node, target: resolve(node.target), content: inside }
      : { ...node, content: inside };
  });
}

/** Fills the placeholders of a sentence, `{name}`, with content. */
export function fillContent(sentence: string, values: Readonly<Record<string, InlineContent>>): InlineContent {
  return sentence
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .flatMap((part): InlineContent => (part.startsWith('{') && values[part.slice(1, -1)]) || [part]);
}

/** Names in code with a separator between them, as content for a placeholder. */
export const inCode = (names: readonly string[], separator = ', '): InlineContent =>
  names.flatMap((text, index) => [...(index > 0 ? [separator] : []), { kind: 'code' as const, text }]);
