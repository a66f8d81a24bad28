import type { Entry, PageText } from '../model/content.ts';
import type { Problem } from '../model/problems.ts';
import { checkPassage } from './checkPassage.ts';
import { checkHeadings } from './page/headings.ts';
import { checkImages } from './page/images.ts';
import { checkTitleLengths, checkUniqueTitles } from './page/titles.ts';
import { pagePassages, type WrittenPage } from './page/writtenPage.ts';
import { checkSameCode } from './translation/sameCode.ts';
import { checkSameComponents } from './translation/sameComponents.ts';
import { checkSameHeadings } from './translation/sameHeadings.ts';
import { checkSameLinks } from './translation/sameLinks.ts';
import { checkSamePages } from './translation/samePages.ts';

/** Checks every written page in every language: by itself, against its English source, and among the others. */
export function checkPages(
  entries: readonly Entry<unknown>[],
  read: (file: string) => string,
  faulty: ReadonlySet<string> = new Set(),
): Problem[] {
  const written = (text: PageText): WrittenPage => ({ text, source: read(text.file) });
  const pages = entries.flatMap(({ source, translations }) => [source, ...Object.values(translations)]).map(written);
  return [
    ...pages.flatMap(checkPage),
    ...checkUniqueTitles(pages),
    ...entries.flatMap((entry) => [
      ...checkSamePages(entry, faulty),
      ...Object.values(entry.translations)
        // Beside a page with errors a translation differs where it is right.
        .filter((translation) => !faulty.has(translation.file) && !faulty.has(entry.source.file))
        .flatMap((translation) => checkTranslation(entry.source, translation)),
    ]),
  ];
}

function checkPage(page: WrittenPage): Problem[] {
  return [
    ...checkTitleLengths(page),
    ...checkHeadings(page.text),
    ...checkImages(page.text),
    ...pagePassages(page).flatMap(checkPassage),
  ];
}

function checkTranslation(source: PageText, translation: PageText): Problem[] {
  return [
    ...checkSameHeadings(source, translation),
    ...checkSameCode(source, translation),
    ...checkSameComponents(source, translation),
    ...checkSameLinks(source, translation),
  ];
}
