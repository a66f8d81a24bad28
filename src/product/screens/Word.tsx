import { usePage } from '../../components/PageContext/PageContext.tsx';
import { formatNumber } from '../../model/text/format.ts';
import { appWord } from '../appWords/appWords.ts';
import { useStepAt } from './Marks.tsx';

/** A word of the app, with the number of the step that names it. */
export function Word({ id }: { readonly id: string }) {
  const { site, locale } = usePage();
  const step = useStepAt(id);
  return (
    <>
      {appWord(site.appWords, id, locale)}
      {step !== undefined && <b>{formatNumber(step, locale)}</b>}
    </>
  );
}
