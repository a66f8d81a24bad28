import { z } from 'zod';
import { localizedText } from '../text/localizedText.ts';
import { target } from './siteConfig.ts';

/** Lists that the site makes itself from its data. */
const generatedLists = ['mutations', 'queries', 'types', 'changelog'] as const;
export type GeneratedList = (typeof generatedLists)[number];

const generated = z.strictObject({ type: z.literal('generated'), from: z.enum(generatedLists) });
const linkItem = z.strictObject({ type: z.literal('link'), label: localizedText, to: target });

const category = z.strictObject({
  type: z.literal('category'),
  label: localizedText,
  /** Id of the page that the category itself leads to. */
  link: z.string().optional(),
  get items() {
    return z.array(item).min(1);
  },
});

const item: z.ZodType<SidebarItemConfig> = z.union([z.string(), generated, linkItem, z.lazy(() => category)], {
  error: 'an item is the id of a document, or has the type category, link or generated',
});

export type SidebarItemConfig =
  | string
  | z.infer<typeof generated>
  | z.infer<typeof linkItem>
  | {
      type: 'category';
      label: z.infer<typeof localizedText>;
      link?: string | undefined;
      items: SidebarItemConfig[];
    };

export const sidebarsSchema = z.record(z.string(), z.array(item));
export type SidebarsConfig = z.infer<typeof sidebarsSchema>;
export type SidebarsInput = Record<string, SidebarItemConfig[]>;
