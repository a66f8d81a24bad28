import { Link } from '../../components/Link/Link.tsx';
import { usePage } from '../../components/PageContext/PageContext.tsx';
import { type TroubleStep, troubleHref } from './troublePath.ts';

/** The answers that lead to a step, each a link to its question, and the advice that has not helped. */
export function Trail({ step: { answers, tried } }: { readonly step: TroubleStep }) {
  const { locale, site, strings } = usePage();
  if (answers.length === 0) return null;
  return (
    <ol className="trail" aria-label={strings.trouble.answers}>
      {answers.map(({ id, label }) => (
        <li key={id}>
          <Link to={troubleHref(site.troublePath, id)}>{label[locale]}</Link>
        </li>
      ))}
      {tried.map(({ id, title }) => (
        <li key={id} className="tried">
          <a href={`#${id}`}>{title[locale]}</a>
        </li>
      ))}
    </ol>
  );
}
