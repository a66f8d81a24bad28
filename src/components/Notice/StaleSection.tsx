import { usePage } from '../PageContext/PageContext.tsx';

/**
 * Says under a heading that the English section has changed since it was translated. The link leads to that section; with scripts it shows the
 * English text below (`src/browser/english/offerEnglish.ts`).
 */
export function StaleSection({ id }: { readonly id: string }) {
  const { site, strings, view } = usePage();
  if (!view.stale.includes(id)) return null;
  return (
    <p className="stale-section">
      <small>
        {strings.translation.staleSection}{' '}
        <a href={`${site.urls.page('en', view.path)}#${id}`} hrefLang="en" data-english={id}>
          {strings.translation.englishSection}
        </a>
      </small>
    </p>
  );
}
