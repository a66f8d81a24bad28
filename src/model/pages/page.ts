import type { ErrorCode, Group, Operation, OperationKind, OperationPage, TypeDoc } from '../api/reference.ts';
import type { SchemaRelease } from '../api/schemaChanges.ts';
import type { ChangelogEntry } from '../content/content.ts';
import type { Author, Post, Tag } from './blog.ts';
import type { Doc, StandalonePage } from './docs.ts';

/** A page with everything it shows. Paths are without language and the same in every language. */
export type Page =
  | { readonly kind: 'home'; readonly path: '/' }
  | { readonly kind: 'search'; readonly path: '/search' }
  | { readonly kind: 'pageList'; readonly path: '/pages' }
  | { readonly kind: 'notFound'; readonly path: '/404' }
  | { readonly kind: 'standalone'; readonly path: string; readonly entry: StandalonePage }
  | { readonly kind: 'docsHub'; readonly path: '/docs' }
  | { readonly kind: 'doc'; readonly path: string; readonly entry: Doc }
  | { readonly kind: 'apiOperations'; readonly path: string; readonly groups: readonly ListedGroup[] }
  | {
      readonly kind: 'apiKind';
      readonly path: string;
      readonly operationKind: OperationKind;
      readonly groups: readonly ListedGroup[];
    }
  | {
      readonly kind: 'apiGroup';
      readonly path: string;
      readonly group: Group;
      readonly operations: readonly ListedOperation[];
    }
  | ApiOperationPage
  | { readonly kind: 'apiTypes'; readonly path: string; readonly types: readonly TypeDoc[] }
  | { readonly kind: 'apiSchemaChangelog'; readonly path: string; readonly releases: readonly SchemaRelease[] }
  | { readonly kind: 'apiType'; readonly path: string; readonly type: TypeDoc }
  | ChangelogYearPage
  | { readonly kind: 'changelogEntry'; readonly path: string; readonly entry: ChangelogEntry }
  | { readonly kind: 'blogList'; readonly path: string; readonly number: number; readonly posts: readonly Post[] }
  | { readonly kind: 'blogPost'; readonly path: string; readonly entry: Post; readonly related: readonly Post[] }
  | { readonly kind: 'blogArchive'; readonly path: '/blog/archive'; readonly posts: readonly Post[] }
  | { readonly kind: 'blogAuthors'; readonly path: '/blog/authors'; readonly authors: readonly WithPosts<Author>[] }
  | { readonly kind: 'blogAuthor'; readonly path: string; readonly author: WithPosts<Author> }
  | { readonly kind: 'blogTags'; readonly path: '/blog/tags'; readonly tags: readonly WithPosts<Tag>[] }
  | { readonly kind: 'blogTag'; readonly path: string; readonly tag: WithPosts<Tag> };

export type PageKind = Page['kind'];
export type PageOf<Kind extends PageKind> = Extract<Page, { kind: Kind }>;

export interface ListedGroup {
  readonly group: Group;
  readonly operations: readonly ListedOperation[];
}

/** An operation in the list of its group, by one of its pages. */
export interface ListedOperation {
  readonly operationPage: OperationPage;
  readonly operation: Operation;
}

/** A page about an operation, with the operations to call next and its possible errors. */
interface ApiOperationPage extends ListedOperation {
  readonly kind: 'apiOperation';
  readonly path: string;
  /** The query that shows whether it took effect. */
  readonly verify: Operation | undefined;
  readonly next: readonly Operation[];
  /** Paths of the guides that name it. */
  readonly guides: readonly string[];
  /** The day it was added, if that was after the oldest version that is kept. */
  readonly since: string | undefined;
  readonly errors: readonly ErrorCode[];
}

/** The error that the page of an operation shows: its own, else a general one. */
export const shownError = ({ operation: { ownErrors, errors: codes }, errors }: ApiOperationPage) =>
  errors.find(({ code }) => code === (ownErrors[0] ?? codes[0]));

/** A year of one of the calendars, with the releases in it. */
interface ChangelogYearPage {
  readonly kind: 'changelogYear';
  readonly path: string;
  readonly year: number;
  readonly entries: readonly ChangelogEntry[];
}

/** An author or tag with the listed posts that name it. */
export type WithPosts<Subject> = Subject & { readonly posts: readonly Post[] };
