import { parseDocument } from 'htmlparser2';
import { blocksOfDocument } from './blocks.ts';

/** Front matter of a twin. Dates are days as in 2026-11-22, addresses absolute. */
export interface TwinFacts {
  readonly title: string;
  readonly description: string;
  /** Language of the text as in HTML. */
  readonly language: string;
  readonly canonical: string;
  /** How a picture of the app reads, as in `Screen of the app, {path}: {words}`. */
  readonly appScreen: string;
  /** The page itself, for links to places on it. */
  readonly address: string;
  /** Day of publication of a post or release. */
  readonly date: string | undefined;
  /** Day of the last change. */
  readonly updated: string | undefined;
}

/** The Markdown twin of a page's HTML: front matter, title, text. */
export function writeTwin(html: string, facts: TwinFacts): string {
  const { title, description, language, date, updated, canonical } = facts;
  const front = Object.entries({
    title: JSON.stringify(title),
    description: JSON.stringify(description),
    language,
    date,
    updated,
    canonical,
  }).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]));
  return `---\n${front.join('\n')}\n---\n\n${bodyOf(html, facts)}\n`;
}

/** The main content of a page as Markdown; its own `address` is absolute. */
function bodyOf(html: string, { address, appScreen }: TwinFacts): string {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const { origin } = new URL(address);
  const resolve = (href: string) => (href.startsWith('/') ? origin + href : /^[#?]/.test(href) ? address + href : href);
  return blocksOfDocument(parseDocument(main).children, { resolve, appScreen }).join('\n\n');
}
