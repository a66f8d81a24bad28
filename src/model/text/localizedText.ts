import { z } from 'zod';
import { localized } from './locale.ts';

export const localizedText = z.strictObject(localized(() => z.string().min(1)));
