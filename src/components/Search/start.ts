import type { SearchStrings } from '../../model/config/strings.ts';
import type { SearchStart, StartPage } from '../../model/searchStart.ts';
import type { ReadPage } from '../../search/lastRead.ts';

/** Facts about the reader from the browser. */
export interface OwnPages {
  readonly lastRead: ReadPage | undefined;
  /** The chosen platform; empty if none was chosen. */
  readonly platform: string;
}

/** A page that is offered, and why. */
export interface OfferedPage extends StartPage {
  readonly reason?: string;
}

/** The pages of the reader: the one read last, and that of their platform. */
export function pagesOfReader(
  { platforms }: SearchStart,
  { lastRead, platform }: OwnPages,
  texts: SearchStrings['search'],
): OfferedPage[] {
  const [, own] = Object.entries(platforms).find(([id]) => id === platform) ?? [];
  return [
    ...(lastRead ? [{ label: lastRead.title, url: lastRead.url, reason: texts.lastRead }] : []),
    ...(own && own.url !== lastRead?.url ? [{ ...own, reason: texts.yourPlatform }] : []),
  ];
}
