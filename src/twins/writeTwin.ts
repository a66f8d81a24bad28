import { parseDocument } from 'htmlparser2';
import { blocksOfDocument } from './blocks.ts';

/** What the front matter of a twin says. Dates are days as in 2026-11-22, addresses absolute. */
export interface TwinFacts {
  readonly title: string;
  readonly description: string;
  /** Language of the text as in HTML. */
  readonly language: string;
  readonly canonical: string;
  /** The page itself, which links to places on it lead to. */
  readonly address: string;
  /** Day of publication of a post or release. */
  readonly date: string | undefined;
  /** Day of the last change. */
  readonly updated: string | undefined;
}

/** The Markdown twin of a page. */
export interface Twin {
  /** Between two lines `---`, with which it begins and ends. */
  readonly frontMatter: string;
  /** Begins with the title as a heading. */
  readonly body: string;
}

/** The Markdown twin of a page, from the HTML of its main content. */
export function writeTwin(html: string, facts: TwinFacts): Twin {
  const { title, description, language, date, updated, canonical } = facts;
  const front = Object.entries({
    title: JSON.stringify(title),
    description: JSON.stringify(description),
    language,
    date,
    updated,
    canonical,
  }).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]));
  return { frontMatter: `---\n${front.join('\n')}\n---`, body: bodyOf(html, facts.address) };
}

/** The body with the address of the page under its title, for a file of several pages. */
export const bodyWithAddress = ({ body }: Twin, address: string): string => body.replace(/\n|$/, `\n\n<${address}>\n`);

/** The file of a twin. */
export const twinFile = ({ frontMatter, body }: Twin): string => `${frontMatter}\n\n${body}\n`;

/** A twin from its file. */
export function readTwin(file: string): Twin {
  const [frontMatter = ''] = /^---\n[\s\S]*?\n---/.exec(file) ?? [];
  return { frontMatter, body: file.slice(frontMatter.length + 2, -1) };
}

/** The main content of a page as Markdown; its own `address` is absolute. */
function bodyOf(html: string, address: string): string {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const { origin } = new URL(address);
  const resolve = (href: string) => (href.startsWith('/') ? origin + href : /^[#?]/.test(href) ? address + href : href);
  return blocksOfDocument(parseDocument(main).children, resolve).join('\n\n');
}
