import { languageNames, parseCodeMeta } from '../../../model/content/codeMeta.ts';
import { usePage } from '../../PageContext/PageContext.tsx';
import type { PropsOf, Renderings } from '../renderings.ts';
import type * as writer from './CodeBlock.writer.ts';
import { CodeFigure } from './CodeFigure.tsx';
import { highlight, merge, type Token } from './highlight.ts';

/** Code, left to right, with title and copy button. A `message` is text, and its lines wrap. */
export function CodeBlock({ language, code, meta = '' }: PropsOf<typeof writer.CodeBlock>) {
  const { strings } = usePage();
  const { title, lines: marked } = parseCodeMeta(meta);
  const isMessage = language === 'message';
  const lines = highlight(code, language);
  const name = title ?? languageNames[language];
  // The Markdown of the page takes the language from the caption, or else from the attribute.
  const isNamed = title === undefined && name !== undefined;
  const isCommand = languageNames[language] === 'Shell';
  const className = isMessage ? 'code-block message' : isCommand ? 'code-block code-wraps' : 'code-block';
  return (
    <CodeFigure
      className={className}
      name={name}
      language={isNamed ? undefined : isMessage ? 'text' : language || undefined}
      texts={strings.page}
      isText={isMessage}
    >
      {runs(lines, marked).map((run, index) =>
        run.marked ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs have no id and never move
          <mark key={index}>
            <Tokens tokens={run.tokens} />
          </mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs have no id and never move
          <Tokens key={index} tokens={run.tokens} />
        ),
      )}
    </CodeFigure>
  );
}

function Tokens({ tokens }: { readonly tokens: readonly Token[] }) {
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

interface CodeRun {
  readonly marked: boolean;
  readonly tokens: Token[];
}

/** Lines with their line breaks, in runs of marked and unmarked ones. */
function runs(lines: readonly (readonly Token[])[], marked: ReadonlySet<number>): CodeRun[] {
  const all: CodeRun[] = [];
  lines.forEach((line, index) => {
    const isMarked = marked.has(index + 1);
    const tokens = index < lines.length - 1 ? [...line, { text: '\n' }] : line;
    const last = all.at(-1);
    if (last?.marked === isMarked) last.tokens.push(...tokens);
    else all.push({ marked: isMarked, tokens: [...tokens] });
  });
  return all;
}

export const renderings = { CodeBlock } satisfies Renderings<typeof writer>;
