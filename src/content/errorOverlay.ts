import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorPayload } from 'vite';
import { byPlace, formatProblems, type Problem } from '../model/problems/problems.ts';

/** Fields of Astro's overlay that Vite's lacks: headline, hint, the file in colours. */
interface AstroError {
  readonly name: string;
  readonly title: string;
  readonly hint: string;
  readonly highlightedCode: string | undefined;
}

/** The message that covers a page with the errors; nothing if there are only warnings. */
export function errorOverlay(root: string, problems: readonly Problem[]): ErrorPayload | undefined {
  const errors = problems.filter(({ level }) => level === 'error').toSorted(byPlace);
  const [first] = errors;
  if (!first) return undefined;
  const { file, line = 1, message } = first;
  const path = join(root, file);
  const err: ErrorPayload['err'] & AstroError = {
    name: errors.length === 1 ? 'Error in the content' : `${errors.length} errors in the content`,
    title: `${file}:${line}`,
    message: asHtml(message),
    hint: 'This goes away when the file is saved without the error; Escape shows the page until then.',
    loc: { file: path, line, column: 0 },
    highlightedCode: existsSync(path) ? markedSource(readFileSync(path, 'utf8'), line) : undefined,
    stack: formatProblems(errors),
  };
  return { type: 'error', err };
}

/** The text of a file with the wrong line marked, as Astro's overlay scrolls to it. */
function markedSource(source: string, wrong: number): string {
  const lines = source
    .split('\n')
    .map((text, index) => `<span class="line${index + 1 === wrong ? ' error-line' : ''}">${escapeHtml(text)}</span>`);
  return `<pre class="shiki"><code>${lines.join('\n')}</code></pre>`;
}

/** A message as HTML: what is in backticks is code. */
const asHtml = (message: string): string => escapeHtml(message).replace(/`([^`]+)`/g, '<code>$1</code>');

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
