import { transformSync } from 'esbuild';
import { styleTargets } from '../build/browserFloor.ts';
import type { Locale } from '../model/text/locale.ts';
import { memoize } from '../model/text/memoize.ts';
import docs from '../styles/docs.css?inline';
import persianDocs from '../styles/fa/docs.css?inline';
import oneFile from '../styles/oneFile.css?inline';

const minify = (css: string): string =>
  transformSync(css, { loader: 'css', minify: true, charset: 'utf8', target: [...styleTargets] }).code.trim();

/** The style sheet of the docs; a copy needs a part of its rules. */
export const docsSheet = memoize((locale: Locale): string => minify(locale === 'fa' ? persianDocs : docs));

/** Rules only for the copy. They also apply to the results of its search. */
export const oneFileSheet = memoize((): string => minify(oneFile));
