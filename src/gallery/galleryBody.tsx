import { renderToStaticMarkup } from 'react-dom/server';
import { PageProvider, pageContext } from '../components/PageContext/PageContext.tsx';
import type { Site } from '../model/site.ts';
import { locales } from '../model/text/locale.ts';
import { Screen } from '../product/screens/Screen.tsx';

/** Every picture of the app, a row each: in three languages, in light and in dark. */
export function galleryBody(site: Site): string {
  return renderToStaticMarkup(
    Object.keys(site.screens).map((name) => (
      <section key={name}>
        <h2>{name}</h2>
        {(['light', 'dark'] as const).flatMap((mode) =>
          locales.map((locale) => (
            <Sample key={`${mode} ${locale}`} site={site} show={name} mode={mode} locale={locale} />
          )),
        )}
      </section>
    )),
  );
}

interface Props {
  readonly site: Site;
  readonly show: string;
  readonly mode: 'light' | 'dark';
  readonly locale: (typeof locales)[number];
}

function Sample({ site, show, mode, locale }: Props) {
  const home = site.views[locale].get('/');
  if (!home) throw new Error(`There is no home page in ${locale}.`);
  const { htmlLang, direction } = site.config.locales[locale];
  return (
    <div data-theme={mode} lang={htmlLang} dir={direction}>
      <PageProvider value={pageContext(site, home)}>
        <Screen show={show} />
      </PageProvider>
    </div>
  );
}
