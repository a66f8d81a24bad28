import type { TroubleAdvice } from '../../../model/troublePath.ts';
import { Link } from '../../Link/Link.tsx';
import { usePage } from '../../PageContext/PageContext.tsx';
import { SiteText } from '../../SiteText/SiteText.tsx';
import { Screen } from '../Screen/Screen.tsx';

/** What to do first, with the screen to press on, and the way to the rest. */
export function Advice({ advice }: { readonly advice: TroubleAdvice }) {
  const { locale, strings } = usePage();
  const { title, text, show, marks, to } = advice;
  const words = (
    <>
      <h2>{title[locale]}</h2>
      <p>
        <SiteText text={text} file="site/troublePath.ts" />
      </p>
      <p>
        <Link to={to}>{strings.trouble.more}</Link>
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
