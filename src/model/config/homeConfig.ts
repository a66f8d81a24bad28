import { z } from 'zod';
import { localizedText } from '../text/localizedText.ts';
import { target } from './siteConfig.ts';

const choice = z.strictObject({ label: localizedText, to: target });

/** A link of the home page in the language of its list, and what readers who need it see. */
const row = z.strictObject({ label: z.string().min(1), text: z.string().min(1).optional(), to: target });
const rows = z.array(row).min(1).readonly();

/** A group of links; each language has its own. */
const door = z.strictObject({
  title: localizedText,
  items: z.strictObject({ en: rows, fa: rows, ru: rows }),
  /** The last link. */
  more: choice.optional(),
});

/** `site/home.ts`: the home page, which starts from what readers came for. */
export const homeSchema = z.strictObject({
  question: localizedText,
  lead: localizedText,
  problems: door,
  /** Links for the reader's country. */
  place: door,
  /** Follows the platforms of `site/platforms.ts`. */
  devices: door,
  paying: door,
  roles: door,
});

export type HomeConfig = z.infer<typeof homeSchema>;
export type HomeDoor = z.infer<typeof door>;

/** In the order of the page. */
export const homeDoors = ['problems', 'place', 'devices', 'paying', 'roles'] as const;
