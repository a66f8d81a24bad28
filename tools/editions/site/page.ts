import { Parser } from 'htmlparser2';
import { escaped } from '../dom.ts';
import { type CopiedFiles, relativeAddress, relativeData, wayToTop } from './addresses.ts';

/** The scripts that take the place of the modules, which browsers refuse to load from files. */
export const startFile = '_astro/start.js';
export const chooseFile = '_astro/choose.js';

/** For search engines, other sites and other ways to load pages: a copy has no use for them. */
const refused: readonly ((name: string, attributes: Attributes) => boolean)[] = [
  (name, { property = '', name: key = '' }) => name === 'meta' && /^(og|twitter):/.test(property || key),
  (name, { rel }) => name === 'link' && (rel === 'alternate' || rel === 'preload'),
];

type Attributes = Readonly<Record<string, string>>;

/** What a page of a copy is made for. */
export interface CopiedPage {
  /** Its path in the copy. */
  readonly file: string;
  readonly copy: CopiedFiles;
  /** The languages that the copy holds. */
  readonly locales: readonly string[];
}

/**
 * A built page as a page of a copy: its addresses are relative and name files, its scripts are classic ones, and its language menu has the
 * languages of the copy. All else stays byte for byte.
 */
export function copiedPage(html: string, { file, copy, locales }: CopiedPage): string {
  const parts: string[] = [];
  let written = 0;
  const replace = (start: number, end: number, text: string) => {
    parts.push(html.slice(written, start), text);
    written = end;
  };
  let dropsScript = false;
  let startOfScript = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      if (name === 'script' && attributes['type'] !== undefined) {
        dropsScript = true;
        startOfScript = start;
        return;
      }
      if (refused.some((test) => test(name, attributes))) replace(start, end, '');
      else {
        const tag = html.slice(start, end);
        const changed = copiedTag(tag, name, file, copy);
        if (changed !== tag) replace(start, end, changed);
      }
    },
    onclosetag(name) {
      if (name !== 'script' || !dropsScript) return;
      dropsScript = false;
      const isModule = html.slice(startOfScript).startsWith('<script type="module"');
      const script = file === 'index.html' ? chooseFile : startFile;
      replace(
        startOfScript,
        parser.endIndex + 1,
        isModule ? `<script defer src="${wayToTop(file)}/${script}"></script>` : '',
      );
    },
  });
  parser.end(html);
  return withLanguages(parts.join('') + html.slice(written), locales);
}

function copiedTag(tag: string, name: string, file: string, copy: CopiedFiles): string {
  const changed = tag.replace(/ (href|src|action|data-props)="([^"]*)"/g, (whole, attribute: string, value: string) => {
    if (attribute === 'data-props')
      return ` data-props="${escaped(JSON.stringify(relativeData(JSON.parse(unescaped(value)), file, copy)))}"`;
    return name === 'link' && tag.includes('rel="canonical"')
      ? whole
      : ` ${attribute}="${escaped(relativeAddress(unescaped(value), file, copy))}"`;
  });
  if (name !== 'html') return changed;
  return changed.replace(/ data-base="[^"]*"/, '').replace('<html', `<html data-base="${wayToTop(file)}"`);
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&');

/** Takes the languages out of the menu that the copy lacks. */
function withLanguages(html: string, locales: readonly string[]): string {
  return html.replace(/<li[^>]*>\s*<a [^>]*data-language="(\w+)"[^>]*>[^<]*<\/a>\s*<\/li>/g, (item, locale: string) =>
    locales.includes(locale) ? item : '',
  );
}
