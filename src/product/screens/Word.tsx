import { usePage } from '../../components/PageContext/PageContext.tsx';
import { appWord } from '../appWords/appWords.ts';

/** A word of the app. */
export function Word({ id }: { readonly id: string }) {
  const { site, locale } = usePage();
  return appWord(site.appWords, id, locale);
}
