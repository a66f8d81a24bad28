import { z } from 'zod';
import { localizedText, target } from './siteConfig.ts';

const choice = z.strictObject({ label: localizedText, to: target });

/** `site/home.ts`: the home page, which starts from what readers came for. */
export const homeSchema = z.strictObject({
  question: localizedText,
  lead: localizedText,
  /** The three doors: what does not work, the platforms of `site/platforms.ts`, and everything else. `more` is their last link. */
  problems: z.strictObject({ title: localizedText, items: z.array(choice), more: choice.optional() }),
  devices: z.strictObject({ title: localizedText, more: choice.optional() }),
  roles: z.strictObject({ title: localizedText, items: z.array(choice.extend({ text: localizedText })) }),
  start: choice,
  accessibility: choice,
  news: localizedText,
});

/** `site/hub.ts`: the page `/docs`, by task and by role. */
export const hubSchema = z.strictObject({
  title: localizedText,
  description: localizedText,
  start: localizedText,
  tasks: z.strictObject({ title: localizedText, items: z.array(choice) }),
  roles: z.strictObject({
    title: localizedText,
    items: z.array(
      z.strictObject({
        label: localizedText,
        text: localizedText,
        /** Ids of documents: each becomes a link with the title of its page. */
        docs: z.array(z.string()),
      }),
    ),
  }),
  sections: localizedText,
});

export type HomeConfig = z.infer<typeof homeSchema>;
export type HubConfig = z.infer<typeof hubSchema>;
