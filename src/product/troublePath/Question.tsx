import { Link } from '../../components/Link/Link.tsx';
import { usePage } from '../../components/PageContext/PageContext.tsx';
import { SiteText } from '../../components/SiteText/SiteText.tsx';
import { type TroubleQuestion, troubleHref } from './troublePath.ts';

/** A question with its answers, each a link to what comes next. */
export function Question({ question }: { readonly question: TroubleQuestion }) {
  const { locale, site } = usePage();
  const { hint, choices } = question;
  return (
    <>
      <h2>{question.question[locale]}</h2>
      {hint && (
        <p>
          <SiteText text={hint} file="site/troublePath.ts" />
        </p>
      )}
      <ul>
        {choices.map(({ label, to }) => (
          <li key={to}>
            <Link to={troubleHref(site.troublePath, to)}>{label[locale]}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
