import { z } from 'zod';
import { localizedText } from '../../model/text/localizedText.ts';

const featureSchema = z.strictObject({
  /** Section of the features page, from `featureGroups`. */
  group: z.string(),
  name: localizedText,
  /** The page that documents it, with the section if the page has several. */
  page: z.string().startsWith('/', 'a page is written without language, such as /docs/services/security/kill-switch'),
  /** Ids of platforms that have it although no change of the changelog says since when. */
  also: z.array(z.string()).readonly().optional(),
});

/** Sections of the features page, in order. */
export const featureGroupsSchema = z.record(z.string(), localizedText);

/** Features of the product, by id. */
export const featuresSchema = z.record(z.string(), featureSchema);

export type Feature = z.infer<typeof featureSchema>;
export type Features = z.infer<typeof featuresSchema>;
export type FeatureGroups = z.infer<typeof featureGroupsSchema>;

/** Subjects of changes that need no page: the reason, by id. */
export const undocumentedSchema = z.record(z.string(), z.string().min(1));
