import { z } from 'zod';
import type { Locale } from '../text/locale.ts';
import type { PageVocabulary } from './pageVocabulary.ts';

export interface Use<Attributes> {
  readonly attributes: Attributes;
  readonly locale: Locale;
  readonly vocabulary: PageVocabulary;
}

/** A use with its surroundings and content. */
interface UseInText<Attributes> extends Use<Attributes> {
  /** The names of the components directly inside; an empty one for text. Comments do not count. */
  readonly inside: readonly string[];
  /** True directly inside that component, and inside an unknown one, which is a mistake already. */
  readonly isIn: (name: string) => boolean;
}

interface ComponentBase<Schema extends z.ZodObject> {
  /** A sentence for writers in inline Markdown, which the table in docs/writing.md shows. */
  readonly about: string;
  /** The opening tag of a correct use, or its Markdown, for the table and for error messages. */
  readonly example: string;
  readonly attributes: Schema;
}

/** A component that a text names: `<Details summary="…">`. */
interface TagDefinition<Schema extends z.ZodObject> extends ComponentBase<Schema> {
  /** `block` names what it is, if it cannot be part of a sentence: `'a table'`. */
  readonly where: 'anywhere' | { readonly block: string };
  /** Reason for not having other attributes, if their names are not enough. */
  readonly takes?: string;
  /** Attributes that writers know from other systems, with what to do instead. */
  readonly insteadOf?: Readonly<Record<string, string>>;
  /** A mistake beyond what the schema, `where` and `children` check, as a sentence. */
  misuse?(use: UseInText<z.infer<Schema>>): string | undefined;
}

/** Forms of a component outside its page. */
interface OtherForms {
  /** In the Markdown twin: like its HTML, or in a form of `src/twins/components.ts`, by a class. */
  readonly twin: 'html' | { readonly className: string; readonly form: TwinForm };
  readonly copy: CopyChanges;
}

export type TwinForm = 'code' | 'drawing' | 'picture' | 'quote' | 'variants';

/** The changes to its HTML in the copy that is one file. */
interface CopyChanges {
  /** Selectors of elements that it cannot use or need not repeat. */
  readonly leaveOut: readonly string[];
  /** Selectors of variants, and of the label in each: they become parts that readers open. */
  readonly fold?: { readonly variant: string; readonly label: string };
}

/** Steps of a list for the answer card of search. */
interface StepsContext {
  readonly platform?: string;
}

/** A component that shows nothing between its tags, or text and other components. */
type Children<Schema extends z.ZodObject> =
  | {
      readonly children: 'none';
      words(use: Use<z.infer<Schema>>): string;
      /** A mistake in a well-formed use that no condition hides, as a sentence. */
      unshowable?(use: Use<z.infer<Schema>>): string | undefined;
    }
  | {
      readonly children: 'flow';
      /** Context of lists in it on the answer card; undefined if they need the text around them. */
      steps(attributes: z.infer<Schema>): StepsContext | undefined;
      /** The words of its attributes that search indexes, besides its content. */
      words?(use: Use<z.infer<Schema>>): string;
    };

export type RenderedComponent<Schema extends z.ZodObject = z.ZodObject> = TagDefinition<Schema> &
  OtherForms &
  Children<Schema> & {
    /** The sheets that a page with it needs: `diagram` is `diagram.css` in its folder. */
    sheets(use: Use<z.infer<Schema>>): readonly string[];
  };

/** A component that Markdown becomes. */
export type MarkdownComponent<Schema extends z.ZodObject = z.ZodObject> = ComponentBase<Schema> &
  OtherForms &
  Children<Schema> & {
    /** How it is written, as the end of a sentence: `code is written between …`. */
    readonly written: string;
  };

/** Replacement for a component: its content, nothing, Markdown, or bold words. */
type Replacement = 'children' | 'nothing' | { readonly markdown: string } | { readonly bold: string };

/** A component that becomes Markdown: search finds its words, and its links are checked. */
export type ReplacedComponent<Schema extends z.ZodObject = z.ZodObject> = TagDefinition<Schema> & {
  readonly children: 'none' | 'flow';
  becomes(use: Use<z.infer<Schema>>): Replacement;
};

export type WriterComponent =
  | (RenderedComponent & { readonly kind: 'rendered' })
  | (MarkdownComponent & { readonly kind: 'ofMarkdown' })
  | (ReplacedComponent & { readonly kind: 'replaced' });

/** Describes a component that a text names and React renders, under the name of its export. */
export const rendered = <Schema extends z.ZodObject>(component: RenderedComponent<Schema>) =>
  ({ kind: 'rendered', ...component }) as const;

/** Describes a component that Markdown becomes, and React renders. */
export const ofMarkdown = <Schema extends z.ZodObject>(component: MarkdownComponent<Schema>) =>
  ({ kind: 'ofMarkdown', ...component }) as const;

/** Describes a component that becomes Markdown. */
export const replaced = <Schema extends z.ZodObject>(component: ReplacedComponent<Schema>) =>
  ({ kind: 'replaced', ...component }) as const;

/** Its HTML is readable as it is in the twin and in the copy. */
export const likeItsHtml = { twin: 'html', copy: { leaveOut: [] } } as const satisfies OtherForms;

/** It needs only the area's style sheet. */
export const noSheets = (): readonly string[] => [];

/** It takes nothing between its tags and needs nothing but its HTML; search indexes nothing. */
export const leaf = { children: 'none', where: 'anywhere', sheets: noSheets, words: () => '', ...likeItsHtml } as const;

export const noAttributes = z.strictObject({});

/** Lists in it are instructions by themselves. */
export const ownSteps = (): StepsContext => ({});

/** Lists in it may be wrong without their context. */
export const noSteps = (): undefined => undefined;
