import { join } from 'node:path';
import type { ErrorPayload } from 'vite';
import { byPlace, formatProblems, type Problem } from '../model/problems/problems.ts';

/** Fields of Astro's overlay that Vite's lacks. */
interface AstroError {
  readonly name: string;
  readonly title: string;
  readonly hint: string;
}

/** Overlay with the errors for a page; undefined if there are only warnings. */
export function errorOverlay(root: string, problems: readonly Problem[]): ErrorPayload | undefined {
  const errors = problems.filter(({ level }) => level === 'error').toSorted(byPlace);
  const [first] = errors;
  if (!first) return undefined;
  const { file, line = 1, message } = first;
  const err: ErrorPayload['err'] & AstroError = {
    name: errors.length === 1 ? 'Error in the content' : `${errors.length} errors in the content`,
    title: `${file}:${line}`,
    message: asHtml(message),
    hint: 'This goes away when the file is saved without the error.',
    loc: { file: join(root, file), line, column: 0 },
    stack: formatProblems(errors),
  };
  return { type: 'error', err };
}

/** A message as HTML, with text in backticks as code. */
const asHtml = (message: string): string =>
  message
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/`([^`]+)`/g, '<code>$1</code>');
