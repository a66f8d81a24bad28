import { Link } from '../../components/Link/Link.tsx';
import { usePage } from '../../components/PageContext/PageContext.tsx';
import { SiteText } from '../../components/SiteText/SiteText.tsx';
import { Screen } from '../screens/Screen.tsx';
import { solvedId, type TroubleStep } from './troublePath.ts';

/** First thing to do, with the screen to press on, and the question whether it helped. */
export function Advice({ step: { step, next } }: { readonly step: Extract<TroubleStep, { kind: 'advice' }> }) {
  const { locale, strings } = usePage();
  const { title, text, show, marks, to } = step;
  const words = (
    <>
      <h2>{title[locale]}</h2>
      <p>
        <SiteText text={text} file="site/troublePath.ts" />
      </p>
      <p>
        <Link to={to}>{strings.trouble.more}</Link>
      </p>
      <p className="verdict">
        <a href={`#${solvedId}`}>{strings.trouble.works}</a>
        <a href={`#${next}`}>{strings.trouble.stillNot}</a>
      </p>
    </>
  );
  if (show === undefined) return words;
  return (
    <Screen show={show} {...(marks === undefined ? {} : { marks })}>
      {words}
    </Screen>
  );
}
