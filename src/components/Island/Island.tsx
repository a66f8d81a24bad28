import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { FailureStrings, Strings } from '../../model/config/strings.ts';
import type { Locale } from '../../model/text/locale.ts';
import { usePage } from '../PageContext/PageContext.tsx';

/** Properties of every island; in the browser it gets only the sections of texts that it names. */
export interface IslandTexts<Texts extends FailureStrings = Strings> {
  readonly locale: Locale;
  readonly strings: Texts;
}

/** Every island. The compiler requires a module for each in `src/browser/islands.ts`. */
export type IslandName = 'requestBuilder' | 'searchDialog' | 'searchPage';

interface IslandProps<Props extends object> {
  readonly name: IslandName;
  /** Rendered here and in the browser, without page context. */
  readonly component: ComponentType<Props & IslandTexts>;
  /** Sent with the page as JSON: keep them small. */
  readonly props: Props;
  /** Starts at once if the address has a query, which is its state. */
  readonly readsQuery?: boolean;
  /** Starts at once if the hash of the address is this name with a value. */
  readonly readsHash?: string;
  /** Message if it cannot be loaded, instead of the general one. */
  readonly failed?: string;
}

/** A part that React hydrates on first use; its HTML must make sense without scripts. */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  readsQuery,
  readsHash,
  failed,
}: IslandProps<Props>) {
  const { locale, strings } = usePage();
  return (
    <div
      className="island"
      data-island={name}
      data-props={JSON.stringify(props)}
      data-reads-query={readsQuery || undefined}
      data-reads-hash={readsHash}
      data-failed={failed ?? strings.error.loadFailed}
      data-retry={strings.error.retry}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React renders it for hydration
      dangerouslySetInnerHTML={{
        __html: renderToString(<Component {...props} locale={locale} strings={strings} />, { identifierPrefix: name }),
      }}
    />
  );
}
