import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ });
const text = z.string().min(1);
const author = z.strictObject({ name: text });

/** For tests: JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), as far as the feeds of this site use it. */
export const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: text,
  home_page_url: url,
  feed_url: url,
  description: z.string(),
  favicon: url,
  authors: z.array(author).min(1),
  language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
  items: z.array(
    z.strictObject({
      id: text,
      url,
      title: text,
      summary: text,
      content_html: text,
      date_published: z.iso.datetime(),
      authors: z.array(author).optional(),
      tags: z.array(text),
    }),
  ),
});
