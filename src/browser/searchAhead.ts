/** Script of the search page: requests what the query of its address needs, before behaviours do. */
import type { Locale } from '../model/text/locale.ts';
import { type BuildFile, buildFileName, searchFileName } from '../search/fileNames.ts';
import englishWorker from '../search/worker/en.ts?worker&url';
import persianWorker from '../search/worker/fa.ts?worker&url';
import russianWorker from '../search/worker/ru.ts?worker&url';
import beforeReact from './search/beforeReact.ts?address';
import provider from './search/provider.ts?address';

const workers: Readonly<Record<Locale, string>> = { en: englishWorker, fa: persianWorker, ru: russianWorker };
const { dataset, lang } = document.documentElement;

/** Fills the browser's cache; whoever needs the files asks again, and reports what is lost. */
async function requestIndex(locale: Locale): Promise<void> {
  const folder = `${dataset.base ?? ''}/search/${locale}/`;
  const newest = await fetch(folder + buildFileName, { cache: 'no-cache' });
  const { build }: BuildFile = await newest.json();
  await fetch(folder + searchFileName('core', build));
}

if (new URLSearchParams(location.search).get('q')) {
  const locale = lang === 'fa' || lang === 'ru' ? lang : 'en';
  for (const href of [provider, beforeReact])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  requestIndex(locale).catch(() => undefined);
  fetch(workers[locale]).catch(() => undefined);
}
