import type { ChangeKind } from '../model/content/changeKinds.ts';
import type { InlineContent } from '../model/text/inlineText.ts';

/** A release as its list item shows it in one language, both at build time and in the browser. */
export interface ReleaseView {
  /** `2024-10-15` */
  readonly date: string;
  readonly version: string;
  readonly headline: string;
  /** URL of its page. */
  readonly href: string;
  readonly changes: readonly ChangeView[];
}

export interface ChangeView {
  /** Position in the release, from 1. Permalinks use it. */
  readonly number: number;
  readonly kind: ChangeKind;
  /** Ids of platforms and components. */
  readonly for: readonly string[];
  /** Its text; links lead to addresses. */
  readonly content: InlineContent;
}
