import { z } from 'zod';
import { localized } from './locale.ts';

/** A text in every language; all are required. */
export const localizedText = z.strictObject(localized(() => z.string().min(1)));
