import type { MdastNode } from 'satteri';
import type { CodeBlock, Heading, LinkOrImage, StepList } from '../../model/content/content.ts';

/** Data that the Markdown plugins gather while they run. */
export interface Gathered {
  headings: Heading[];
  references: LinkOrImage[];
  codeBlocks: CodeBlock[];
  sections: { heading?: Heading; parts: string[]; steps: StepList[] }[];
  words: number;
  sheets: Set<string>;
  problems: { line: number; message: string }[];
}

/** The line of a node in the body. */
export const lineOf = ({ position }: Pick<MdastNode, 'position'>): number => position?.start.line ?? 0;

/** Adds to the prose of the current section; the text at the top makes a section too. */
export function addProse({ sections }: Gathered, text: string): void {
  const current = sections.at(-1);
  if (current) current.parts.push(text);
  else sections.push({ parts: [text], steps: [] });
}
