import type { Locale } from '../text/locale.ts';

export const textsFile = (locale: Locale): string => `api/text/${locale}.yaml`;

/** The schema, from which all pages of the API are made. */
export const schemaFile = 'api/schema.graphql';
