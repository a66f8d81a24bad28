import { useMemo, useState } from 'react';
import type { SearchStrings } from '../../model/config/strings.ts';
import type { SearchStart, StartPage } from '../../model/searchStart.ts';
import type { ReadPage } from '../../search/lastRead.ts';
import { noOffer, type Offer } from './items.ts';
import { useSearchTexts } from './useSearchTexts.ts';

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

/** Sources of the suggested pages before anything is typed. */
export interface StartSource {
  readonly load: () => Promise<SearchStart>;
  readonly own: () => OwnPages;
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

/** The pages that are offered before anything is typed, once `read` was called and they are there; without them search is what it is. */
export function useOffer(source: StartSource | undefined) {
  const { texts } = useSearchTexts();
  const [offer, setOffer] = useState<Offer>(noOffer);
  const [title, setTitle] = useState('');
  const read = useMemo(
    () => () => {
      source?.load().then(
        (start) => {
          setTitle(start.title);
          setOffer({ own: pagesOfReader(start, source.own(), texts), problems: start.problems });
        },
        (error: unknown) => console.warn('The pages that search offers could not be loaded.', error),
      );
    },
    [source, texts],
  );
  return { offer, title, read };
}
