import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** Links from a change to the pages of its features. */
export function FeatureLinks({ ids }: { readonly ids: readonly string[] }) {
  const { site, locale, strings } = usePage();
  const documented = ids.flatMap((id) => site.features[id] ?? []);
  if (documented.length === 0) return null;
  return (
    <p>
      <small>
        {strings.features.documented}{' '}
        {documented.map(({ page, name }, index) => (
          <span key={name.en}>
            {index > 0 && strings.chrome.listSeparator}
            <bdi>
              <Link to={page}>{name[locale]}</Link>
            </bdi>
          </span>
        ))}
      </small>
    </p>
  );
}
