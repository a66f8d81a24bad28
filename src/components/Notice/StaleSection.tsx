import { usePage } from '../PageContext/PageContext.tsx';

/** Notice that the English section has changed since, with a link to it. */
export function StaleSection({ id }: { readonly id: string }) {
  const { site, strings, view } = usePage();
  if (!view.stale.includes(id)) return null;
  return (
    <p>
      <small>
        {strings.translation.staleSection}{' '}
        <a href={`${site.urls.page('en', view.path)}#${id}`} hrefLang="en">
          {strings.translation.englishSection}
        </a>
      </small>
    </p>
  );
}
