import { withAppWords } from '../../product/appWords/appWords.ts';
import { noAttributes, replaced, type Use } from './writerComponent.ts';

/** A component whose rows are data of `site/`, with words of the app. */
export const siteTable = (name: string, about: string, write: (use: Use<unknown>) => string) =>
  replaced({
    about,
    example: `<${name} />`,
    attributes: noAttributes,
    children: 'none',
    where: { block: 'a table' },
    becomes: (use) => ({ markdown: withAppWords(write(use), use.vocabulary.appWords, use.locale) }),
  });
