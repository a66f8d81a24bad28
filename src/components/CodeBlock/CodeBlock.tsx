import { usePage } from '../PageContext/PageContext.tsx';
import { highlight, type Token } from './highlight.ts';
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
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity and never move
            <Line key={index} tokens={line} marked={marked.has(index + 1)} last={index === lines.length - 1} />
          ))}
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

function Line({
  tokens,
  marked,
  last,
}: {
  readonly tokens: readonly Token[];
  readonly marked: boolean;
  readonly last: boolean;
}) {
  const content = tokens.map((token, index) =>
    token.kind === undefined ? (
      token.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no other identity and never move
      <span key={index} className={`c-${token.kind}`}>
        {token.text}
      </span>
    ),
  );
  return (
    <>
      {marked ? <mark>{content}</mark> : content}
      {last ? '' : '\n'}
    </>
  );
}
