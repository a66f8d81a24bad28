import type { Configuration } from '../../model/configuration.ts';
import type { CodeBlock, Heading, Reference, StepList } from '../../model/content.ts';
import type { PageSheet } from '../../model/pageSheets.ts';

/** What pages may name and show of the configuration: facts, platforms, tables; and the calendars in which days are written. */
export type PageVocabulary = Pick<
  Configuration,
  | 'appWords'
  | 'config'
  | 'facts'
  | 'featureGroups'
  | 'features'
  | 'killSwitch'
  | 'networks'
  | 'payments'
  | 'platforms'
  | 'recorded'
  | 'screens'
  | 'storage'
  | 'strings'
  | 'troublePath'
>;

/** What the Markdown plugins gather while they run. */
export interface Gathered {
  headings: Heading[];
  references: Reference[];
  codeBlocks: CodeBlock[];
  sections: { heading?: Heading; parts: string[]; steps: StepList[] }[];
  words: number;
  sheets: Set<PageSheet>;
  problems: { line: number; message: string }[];
}
