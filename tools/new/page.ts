import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, type Localized, locales } from '../../src/model/text/locale.ts';
import { type Created, Refusal } from './created.ts';

const name = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const nextHeading: Localized = { en: 'What next', fa: 'گام بعدی', ru: 'Что дальше' };

/** The three files of a new blog post of a day. */
export function newPost(root: string, slug: string, today: string): Created {
  if (!name.test(slug)) throw new Refusal(`"${slug}" is not a name for a post; write it as moving-to-aws.`);
  const own = [`date: ${today}`, 'authors: []', 'tags: []'];
  return {
    files: files(root, 'blog', slug, own, () => '\n\n<!-- truncate -->\n'),
    warnings: [],
    next: [
      'Write title, description and text in three languages; the text above "truncate" is the excerpt in lists.',
      'Name authors (site/authors.ts) and tags (site/tags.ts) in the English file; they apply to all languages.',
      ...checkAndRead(`/en/blog/${slug}`),
    ],
  };
}

/** The three files of a new page of the documentation, by its path below `docs/`. */
export function newDoc(root: string, path: string): Created {
  if (!path.split('/').every((part) => name.test(part)))
    throw new Refusal(`"${path}" is not the path of a page; write it as troubleshoot/slow-connection.`);
  if (existsSync(join(root, `content/en/docs/${path}/index.mdx`)))
    throw new Refusal(`content/en/docs/${path}/index.mdx already exists and has this address.`);
  return {
    files: files(root, 'docs', path, [], (locale) => `\n## ${nextHeading[locale]} {#next}\n`),
    warnings: [],
    next: [
      'Write title, description and text in three languages; headings have the same ids in each.',
      `Add "${path}" to a sidebar in site/sidebars.ts.`,
      ...(path.startsWith('troubleshoot/')
        ? ['Let an answer in site/troublePath.ts lead to an entry of `advice` with its address.']
        : []),
      ...checkAndRead(`/en/docs/${path}`),
    ],
  };
}

/** The files of a page outside documentation and blog, such as `/accessibility`. */
export function newStandalonePage(root: string, slug: string): Created {
  if (!name.test(slug)) throw new Refusal(`"${slug}" is not a name for a page; write it as accessibility.`);
  return {
    files: files(root, 'pages', slug, [], (locale) => `\n## ${nextHeading[locale]} {#next}\n`),
    warnings: [],
    next: [
      'Write title, description and text in three languages; headings have the same ids in each.',
      `Link to /${slug} from another page, or from the footer in site/site.config.ts: it is in no sidebar.`,
      ...checkAndRead(`/en/${slug}`),
    ],
  };
}

/** The files in all languages, none of which exists yet. */
function files(
  root: string,
  folder: string,
  path: string,
  english: readonly string[],
  body: (locale: Locale) => string,
): Map<string, string> {
  const fileIn = (locale: Locale) => `content/${locale}/${folder}/${path}.mdx`;
  const existing = locales.map(fileIn).filter((file) => existsSync(join(root, file)));
  if (existing.length > 0) throw new Refusal(`${existing.join(', ')}: already exists.`);
  return new Map(
    locales.map((locale) => {
      const lines = ["title: ''", "description: ''", ...(locale === 'en' ? english : [])];
      return [fileIn(locale), `---\n${lines.join('\n')}\n---\n${body(locale)}`];
    }),
  );
}

function checkAndRead(address: string): string[] {
  return [
    'Run "npm run check": it lists by line what is missing or wrong. With a file after "--" it takes seconds.',
    'Run "npm run translations -- --stamp" when the translations are up to date with the English text.',
    `Run "npm run dev" and read ${address}.`,
  ];
}
