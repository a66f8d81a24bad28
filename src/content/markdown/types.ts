import type { CodeBlock, Heading, Reference } from '../../model/content.ts';

/** What the Markdown plugins gather while they run. */
export interface Gathered {
  headings: Heading[];
  references: Reference[];
  codeBlocks: CodeBlock[];
  sections: { heading?: Heading; parts: string[] }[];
  words: number;
  problems: { line: number; message: string }[];
}
