import { usePage } from '../PageContext/PageContext.tsx';
import { highlight, merge, type Token } from './highlight.ts';
import { parseCodeMeta } from './meta.ts';

interface Props {
  readonly language: string;
  readonly code: string;
  readonly meta?: string;
}

/** A block of code: always left to right, with its title, highlighted lines and a button that copies it. */
export function CodeBlock({ language, code, meta = '' }: Props) {
  const { strings } = usePage();
  const { title, lines: marked } = parseCodeMeta(meta);
  const lines = highlight(code, language);
  return (
    <figure className="code-block" dir="ltr">
      {title && <figcaption>{title}</figcaption>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways, also with the keyboard */}
      <pre tabIndex={0}>
        <code>
          {runs(lines, marked).map((run, index) =>
            run.marked ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other identity and never move
              <mark key={index}>
                <Tokens tokens={run.tokens} />
              </mark>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other identity and never move
              <Tokens key={index} tokens={run.tokens} />
            ),
          )}
        </code>
      </pre>
      <button
        type="button"
        className="copy-button needs-js"
        data-copy=""
        data-copied={strings.page.copied}
        data-failed={strings.page.copyFailed}
      >
        {strings.page.copyCode}
      </button>
    </figure>
  );
}

interface Run {
  readonly marked: boolean;
  readonly tokens: Token[];
}

/** The lines with their ends; a marked line is a run of its own, lines that are not marked make one run together. */
function runs(lines: readonly (readonly Token[])[], marked: ReadonlySet<number>): Run[] {
  const all: Run[] = [];
  const plain = (tokens: readonly Token[]) => {
    const last = all.at(-1);
    if (last?.marked === false) last.tokens.push(...tokens);
    else all.push({ marked: false, tokens: [...tokens] });
  };
  lines.forEach((line, index) => {
    if (marked.has(index + 1)) all.push({ marked: true, tokens: [...line] });
    else plain(line);
    if (index < lines.length - 1) plain([{ text: '\n' }]);
  });
  return all;
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
