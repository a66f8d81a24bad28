import type { InlineText } from '../text/inlineText.ts';
import type { Locale, Localized } from '../text/locale.ts';
import type { Asked } from './asked.ts';
import type { ChangeKind } from './changeKinds.ts';

export interface Heading {
  readonly depth: number;
  readonly id: string;
  readonly text: string;
  readonly line: number;
}

export interface LinkOrImage {
  readonly url: string;
  readonly line: number;
  readonly kind: 'link' | 'image';
  /** Text of the link or alternative text of the image. */
  readonly text: string;
}

export interface CodeBlock {
  readonly language: string;
  readonly code: string;
  readonly line: number;
}

/** The prose under one heading of a page, which search finds separately. */
export interface ProseSection {
  /** Absent for the text above the first heading. */
  readonly heading?: Heading | undefined;
  /** Words of the prose, without markup. */
  readonly text: string;
  /** Its instructions, in the order of the page. */
  readonly steps: readonly StepList[];
}

/** An ordered list that can be followed by itself. */
export interface StepList {
  /** The platform whose tab contains it. */
  readonly platform: string | undefined;
  /** The first paragraph of each item, without markup; at least two. */
  readonly items: readonly string[];
}

/** A page compiled from MDX: its component as code, and facts for model and checks. */
export interface CompiledPage {
  /** Body of a function that takes the JSX runtime and returns a module with a default export. */
  readonly code: string;
  readonly headings: readonly Heading[];
  readonly references: readonly LinkOrImage[];
  readonly codeBlocks: readonly CodeBlock[];
  /** The prose under each heading, the text above the first one first, for search. */
  readonly sections: readonly ProseSection[];
  /** Number of words of prose, for the reading time. */
  readonly words: number;
  /** The style sheets that it needs besides that of its area. */
  readonly sheets: readonly string[];
  /** The partials that it names; their links and code belong to other files. */
  readonly partials: readonly PartialUse[];
}

export interface PartialUse {
  readonly name: string;
  readonly line: number;
  /** The id of the heading above it; empty above the first heading. */
  readonly section: string;
}

/** Hashes of a text's blocks, four characters each, by the id of the heading; "" is the top. */
export type SourceStamp = Readonly<Record<string, string>>;

/** Content of one file in one language: a page or a partial. */
export interface WrittenText {
  readonly locale: Locale;
  readonly file: string;
  readonly body: string;
  /** The line of the file at which the body starts. */
  readonly bodyLine: number;
  readonly compiled: CompiledPage;
}

/** The line of the file at an offset in the body. */
export const lineAtOffset = ({ body, bodyLine }: Pick<WrittenText, 'body' | 'bodyLine'>, offset: number): number =>
  bodyLine + body.slice(0, offset).split('\n').length - 1;

/** A text that several pages show. */
export interface PartialText extends WrittenText {
  readonly name: string;
  /** True if its mistakes have been reported, so that pages need not repeat them. */
  readonly hasProblems: boolean;
  readonly stamp: SourceStamp | undefined;
}

/** The partials by name, in the languages that they have. */
export type Partials = ReadonlyMap<string, Readonly<Partial<Record<Locale, PartialText>>>>;

export interface PageText extends WrittenText {
  readonly title: string;
  readonly description: string;
  readonly sidebarLabel: string;
  readonly keywords: readonly string[];
  readonly asked: Asked;
  /** Lines of the front matter; none of a label if the title is the label. */
  readonly lines: { readonly title: number; readonly description: number; readonly sidebar_label?: number | undefined };
  /** The part of a post above `<!-- truncate -->`; the whole text without it. */
  readonly excerpt: CompiledPage;
  /** Stamp of this text, or of the English one that was translated; includes its partials. */
  readonly stamp: SourceStamp | undefined;
}

/** A page in all the languages it has. English is always there: it is the source. */
export interface Entry<Meta> {
  /** Path below its folder without extension, such as `troubleshoot/slow-connection`. */
  readonly id: string;
  readonly meta: Meta;
  readonly source: PageText;
  readonly translations: Readonly<Partial<Record<Locale, PageText>>>;
}

/** Properties that the English source decides for all languages of a page. */
export interface PageMeta {
  readonly slug?: string | undefined;
  readonly unlisted: boolean;
  readonly draft: boolean;
  readonly hide_table_of_contents: boolean;
  /** Paths without language at which the page was before. */
  readonly redirect_from: readonly string[];
  /** Day on which the page was last compared with the product (`2026-11-22`); posts are not. */
  readonly checked?: string | undefined;
}

export interface PostMeta extends PageMeta {
  /** `2015-06-10` */
  readonly date: string;
  readonly tags: readonly string[];
  readonly authors: readonly string[];
}

/** One change of a release, its platforms and components, its text in each language. */
export interface Change {
  readonly kind: ChangeKind;
  /** Ids of `site/features.ts` that the change is about; required for additions. */
  readonly features?: readonly string[] | undefined;
  readonly for: readonly string[];
  readonly text: Localized<InlineText>;
}

/** One release: the facts once, every change in its three languages. */
export interface ChangelogEntry {
  readonly file: string;
  /** `2024-10-15` */
  readonly date: string;
  readonly version: string;
  /** The subject of the release in a few words, without a final stop. */
  readonly headline: Localized;
  readonly changes: readonly Change[];
  /** Links in the texts of all languages. */
  readonly references: readonly LinkOrImage[];
}
