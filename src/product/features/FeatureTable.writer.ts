import { z } from 'zod';
import { leaf, rendered } from '../../model/config/writerComponent.ts';
import { featureNames, featureTableMisuse } from './features.ts';

export const FeatureTable = rendered({
  about:
    'The features of a `group` or of a `platform` (`site/features.ts` and the changelog). Other pages link to `/docs/services/features`.',
  example: '<FeatureTable group="protection" />',
  attributes: z.strictObject({ group: z.string().optional(), platform: z.string().optional() }),
  ...leaf,
  where: { block: 'a table' },
  sheets: () => ['matrix'],
  words: ({ attributes: { group }, locale, vocabulary: { features } }) =>
    group === undefined ? '' : featureNames(group, locale, features).join('\n'),
  misuse: ({ attributes: { group, platform }, vocabulary }) => featureTableMisuse(group, platform, vocabulary),
});
