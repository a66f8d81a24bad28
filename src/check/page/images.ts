import type { WrittenText } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';

/** Components that draw a picture; their `title` is its alternative text. */
const diagram = /<(Sequence|Architecture)\b(?![^>]*\btitle=)/g;

/** Every picture has a text for those who do not see it. */
export function checkImages(page: WrittenText): Problem[] {
  const images = page.compiled.references
    .filter(({ kind, text }) => kind === 'image' && text.trim() === '')
    .map(({ line, url }) => ({
      line,
      message: `The image ${url} has no alternative text; write ![what it shows](${url}).`,
    }));
  const diagrams = [...page.body.matchAll(diagram)].map(({ 1: name, index }) => ({
    line: page.bodyLine + page.body.slice(0, index).split('\n').length - 1,
    message: `The diagram <${name}> has no \`title\`; write what it shows.`,
  }));
  return [...images, ...diagrams].map((found) => ({ level: 'error', file: page.file, ...found }));
}
