import { Link } from '../../components/Link/Link.tsx';
import { usePage } from '../../components/PageContext/PageContext.tsx';
import { type TroubleStep, troubleHref } from './troublePath.ts';

/**
 * The answers that lead to a step, each a link to its question, and the advice that has not helped.
 * An answer that led to this page is its title already: the link names the page of its question.
 */
export function Trail({ step: { answers, tried } }: { readonly step: TroubleStep }) {
  const { locale, site, strings, view } = usePage();
  const nameOf = (id: string, label: string) => {
    const page = site.troublePath.questions[id]?.page;
    return page === undefined || page === view.path ? label : (site.views[locale].get(page)?.title ?? label);
  };
  if (answers.length === 0) return null;
  return (
    <ol className="trail" aria-label={strings.trouble.answers}>
      {answers.map(({ id, label }) => (
        <li key={id}>
          <Link to={troubleHref(site.troublePath, id)}>{nameOf(id, label[locale])}</Link>
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
