import { z } from 'zod';
import type { Locale } from '../text/locale.ts';
import type { PageVocabulary } from './pageVocabulary.ts';

/** A use of a component in a text. */
export interface Use<Attributes> {
  readonly attributes: Attributes;
  readonly locale: Locale;
  readonly vocabulary: PageVocabulary;
}

/** A use with what is around it and in it. */
interface PlacedUse<Attributes> extends Use<Attributes> {
  /** The names of the components directly inside; an empty one for text. Comments do not count. */
  readonly inside: readonly string[];
  /** True directly inside that component, and inside an unknown one, which is a mistake already. */
  readonly isIn: (name: string) => boolean;
}

interface Described<Schema extends z.ZodObject> {
  /** A sentence for writers in inline Markdown, which the table in docs/writing.md shows. */
  readonly about: string;
  /** The opening tag of a correct use, or its Markdown, for the table and for error messages. */
  readonly example: string;
  readonly attributes: Schema;
}

/** A component that a text names: `<Details summary="…">`. */
interface Tag<Schema extends z.ZodObject> extends Described<Schema> {
  /** `block` says what it is if it cannot be a part of a sentence: `'a table'`. */
  readonly place: 'anywhere' | { readonly block: string };
  /** Says why there are no other attributes, if more than their names is to be said. */
  readonly takes?: string;
  /** Attributes that writers know from other systems, with what to do instead. */
  readonly insteadOf?: Readonly<Record<string, string>>;
  /** A sentence about what is wrong besides what the schema, `place` and `children` say. */
  misuse?(use: PlacedUse<z.infer<Schema>>): string | undefined;
}

/** How a component is read elsewhere than on its page. */
interface Read {
  /** In the Markdown twin: like its HTML, or in a form of `src/twins/components.ts`, by a class. */
  readonly twin: 'html' | { readonly className: string; readonly form: TwinForm };
  readonly copy: Copy;
}

export type TwinForm = 'code' | 'drawing' | 'picture' | 'quote' | 'variants';

/** The changes to its HTML in the copy that is one file. */
interface Copy {
  /** Selectors of elements that it cannot use or need not repeat. */
  readonly leaveOut: readonly string[];
  /** Selectors of variants, and of the label in each: they become parts that readers open. */
  readonly fold?: { readonly variant: string; readonly label: string };
}

/** Steps of a list for the answer card of search. */
interface StepsPlace {
  readonly platform?: string;
}

/** A component that shows nothing between its tags, or text and other components. */
type Children<Schema extends z.ZodObject> =
  | {
      readonly children: 'none';
      /** The words that search reads of it. */
      words(use: Use<z.infer<Schema>>): string;
      /** A sentence about what is wrong if no condition hides it, although it is well written. */
      unshowable?(use: Use<z.infer<Schema>>): string | undefined;
    }
  | {
      readonly children: 'flow';
      /** Places lists in it on the answer card; nothing if they may be wrong by themselves. */
      steps(attributes: z.infer<Schema>): StepsPlace | undefined;
      /** The words that search reads of its attributes, besides what is between its tags. */
      words?(use: Use<z.infer<Schema>>): string;
    };

export type Rendered<Schema extends z.ZodObject = z.ZodObject> = Tag<Schema> &
  Read &
  Children<Schema> & {
    /** The sheets that a page with it needs: `diagram` is `diagram.css` in its folder. */
    sheets(use: Use<z.infer<Schema>>): readonly string[];
  };

/** A component that Markdown becomes. */
export type OfMarkdown<Schema extends z.ZodObject = z.ZodObject> = Described<Schema> &
  Read &
  Children<Schema> & {
    /** How it is written, as the end of a sentence: `code is written between …`. */
    readonly written: string;
  };

/** Takes the place of a component: what is between its tags, nothing, Markdown, bold words. */
type Replacement = 'children' | 'nothing' | { readonly markdown: string } | { readonly bold: string };

/** A component that becomes Markdown: search finds its words, and its links are checked. */
export type Replaced<Schema extends z.ZodObject = z.ZodObject> = Tag<Schema> & {
  readonly children: 'none' | 'flow';
  becomes(use: Use<z.infer<Schema>>): Replacement;
};

export type WriterComponent =
  | (Rendered & { readonly kind: 'rendered' })
  | (OfMarkdown & { readonly kind: 'ofMarkdown' })
  | (Replaced & { readonly kind: 'replaced' });

/** Describes a component that a text names and React renders, under the name of its export. */
export const rendered = <Schema extends z.ZodObject>(component: Rendered<Schema>) =>
  ({ kind: 'rendered', ...component }) as const;

/** Describes a component that Markdown becomes, and React renders. */
export const ofMarkdown = <Schema extends z.ZodObject>(component: OfMarkdown<Schema>) =>
  ({ kind: 'ofMarkdown', ...component }) as const;

/** Describes a component that becomes Markdown. */
export const replaced = <Schema extends z.ZodObject>(component: Replaced<Schema>) =>
  ({ kind: 'replaced', ...component }) as const;

/** Its HTML reads well as it is, in the twin and in the copy. */
export const likeItsHtml = { twin: 'html', copy: { leaveOut: [] } } as const satisfies Read;

/** The area's style sheet is all that it needs. */
export const noSheets = (): readonly string[] => [];

/** It takes nothing between its tags and needs nothing but its HTML; search reads nothing of it. */
export const leaf = { children: 'none', place: 'anywhere', sheets: noSheets, words: () => '', ...likeItsHtml } as const;

export const noAttributes = z.strictObject({});

/** Lists in it are instructions by themselves. */
export const ownSteps = (): StepsPlace => ({});

/** Lists in it may be wrong without what is around them. */
export const noSteps = (): undefined => undefined;
