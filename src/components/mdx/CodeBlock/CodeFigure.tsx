import type { ReactNode } from 'react';
import type { Strings } from '../../../model/config/strings.ts';

interface Props {
  readonly className: string;
  /** Above the code: its title or its language. */
  readonly name: string | undefined;
  /** Language for the Markdown of the page, if the name does not contain it. */
  readonly language?: string | undefined;
  readonly texts: Strings['page'];
  /** True if it has the direction of the page. */
  readonly isText?: boolean;
  readonly children: ReactNode;
}

/** Code under its name, with a button that copies it (`src/browser/copy.ts`). */
export function CodeFigure({ className, name, language, texts, isText, children }: Props) {
  return (
    <figure className={className} dir={isText ? undefined : 'ltr'} data-code={language}>
      {name && <figcaption>{name}</figcaption>}
      <button
        type="button"
        className="copy-button needs-js"
        data-copy=""
        data-copied={texts.copied}
        data-failed={texts.copyFailed}
      >
        {texts.copyCode}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll by keyboard too */}
      <pre tabIndex={0}>
        <code>{children}</code>
      </pre>
    </figure>
  );
}
