import { useEffect, useState } from 'react';
import { type PluralForms, plural } from '../../model/text/messages.ts';
import type { SearchState } from '../../search/session.ts';
import { useSearchTexts } from './useSearchTexts.ts';

/** Milliseconds of rest before a change is read out: counts would talk over the characters. */
const announcementDelay = 600;

interface Props {
  /** Nothing is read out without it. */
  readonly search: SearchState | undefined;
  /** A sentence for the number found. */
  readonly found: PluralForms;
}

/** Tells screen readers about a search that has settled. Errors are alerts already. */
export function Announcement({ search, found }: Props) {
  const { texts, locale } = useSearchTexts();
  const [said, setSaid] = useState('');
  const text = textOf();
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), announcementDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );

  function textOf(): string {
    if (search?.status === 'loading') return texts.searching;
    if (search?.status === 'stalled') return texts.stalled;
    if (search?.status === 'error' || !search?.result) return '';
    const { total } = search.result;
    return total === 0 ? `${texts.noResults} ${search.query}` : plural(found, total, locale);
  }
}
