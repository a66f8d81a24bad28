import { z } from 'zod';
import { replaced, type Use } from '../../model/config/writerComponent.ts';
import { appPath, idsOf, unknownAppWord } from './appWords.ts';

const unknownWord = (ids: string, { vocabulary: { appWords } }: Use<unknown>) =>
  idsOf(ids)
    .map((id) => unknownAppWord(appWords, id))
    .find((message) => message !== undefined);

const inBold = (ids: string, { vocabulary: { appWords }, locale }: Use<unknown>) => ({
  bold: appPath(appWords, idsOf(ids), locale),
});

export const Ui = replaced({
  about: 'A word of the app, from `site/appWords.ts`.',
  example: '<Ui id="home.connect" />',
  attributes: z.strictObject({ id: z.string().min(1) }),
  children: 'none',
  where: 'anywhere',
  misuse: (use) => unknownWord(use.attributes.id, use),
  becomes: (use) => inBold(use.attributes.id, use),
});

export const UiPath = replaced({
  about: 'A menu path of the app, such as **Settings > Protocol**.',
  example: '<UiPath ids="navigation.settings settings.protocol" />',
  attributes: z.strictObject({ ids: z.string().min(1) }),
  children: 'none',
  where: 'anywhere',
  misuse: (use) => unknownWord(use.attributes.ids, use),
  becomes: (use) => inBold(use.attributes.ids, use),
});
