import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { Strings } from '../../model/config/strings.ts';
import type { Locale } from '../../model/text/locale.ts';
import { usePage } from '../PageContext/PageContext.tsx';

/** Properties of every island; in the browser only with the texts that it names. */
export interface IslandTexts<Texts extends Pick<Strings, 'error'> = Strings> {
  readonly locale: Locale;
  readonly strings: Texts;
}

/** Every island. The compiler asks for the module of each in `src/browser/islands.ts`. */
export type IslandName = 'changelogFilter' | 'requestBuilder' | 'searchDialog' | 'searchPage';

interface IslandProps<Props extends object> {
  readonly name: IslandName;
  /** Rendered here and in the browser, without page context. */
  readonly component: ComponentType<Props & IslandTexts>;
  /** Sent with the page as JSON: keep them small. */
  readonly props: Props;
  /** Starts at once when the address has a query, since the query is its state. */
  readonly readsQuery?: boolean;
  /** Starts at once if the hash of the address is this name with a value. */
  readonly readsHash?: string;
  /** URL of a file that it asks for at once: it is fetched together with the code. */
  readonly needs?: string;
  /** Message if it cannot be loaded, instead of the general one. */
  readonly failed?: string;
}

/** A part that React takes over on first use; its HTML must make sense without scripts. */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  readsQuery,
  readsHash,
  needs,
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
      data-needs={needs}
      data-failed={failed ?? strings.error.loadFailed}
      data-retry={strings.error.retry}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React, in the form that it can hydrate
      dangerouslySetInnerHTML={{
        __html: renderToString(<Component {...props} locale={locale} strings={strings} />, { identifierPrefix: name }),
      }}
    />
  );
}
