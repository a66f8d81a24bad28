import { useEffect, useState } from 'react';
import { type PluralForms, plural } from '../../model/text/messages.ts';
import type { SearchState } from '../../search/session.ts';
import { useSearchTexts } from './useSearchTexts.ts';

/** Milliseconds without a change before it is announced: counts would talk over keystrokes. */
const announcementDelay = 600;

interface Props {
  /** Without it nothing is announced. */
  readonly search: SearchState | undefined;
  /** A sentence with the number of results. */
  readonly found: PluralForms;
}

/** Announces a settled search to screen readers. Errors are alerts already. */
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
