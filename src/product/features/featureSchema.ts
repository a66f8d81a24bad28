import { z } from 'zod';
import { localizedText } from '../../model/text/localizedText.ts';

const featureSchema = z.strictObject({
  name: localizedText,
  /** The page that documents it, with the section if the page has several. */
  page: z.string().startsWith('/', 'a page is written without language, such as /docs/services/security/kill-switch'),
  /** Platforms that have it although no changelog entry says since when. */
  also: z.array(z.string()).readonly().optional(),
});

const idsOf = (groups: Readonly<Record<string, object>>) =>
  Object.values(groups).flatMap((group) => Object.keys(group));

/** Features of the product by id, in the sections of the features page. */
export const featuresSchema = z
  .record(z.string(), z.record(z.string(), featureSchema))
  .refine((groups) => new Set(idsOf(groups)).size === idsOf(groups).length, 'a feature is in two groups');

export const featuresById = featuresSchema.transform((groups) =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([group, features]) =>
      Object.entries(features).map(([id, feature]) => [id, { ...feature, group }]),
    ),
  ),
);

export type FeaturesInput = z.infer<typeof featuresSchema>;
export type Features = z.infer<typeof featuresById>;
export type Feature = Features[string];

/** Subjects of changes that need no page: the reason, by id. */
export const undocumentedSchema = z.record(z.string(), z.string().min(1));
