// Links to other states of the search page, which are shown without loading the page again.

import type { MouseEvent, ReactNode } from 'react';
import { opensElsewhere } from '../../dom/opensElsewhere.ts';
import { sectionIds } from '../../model/addresses/sections.ts';
import { formatNumber } from '../../model/text/format.ts';
import { fill } from '../../model/text/messages.ts';
import { type SearchAddress, writeAddress } from '../../search/address.ts';
import { useSearchTexts } from './useSearchTexts.ts';

interface Props {
  readonly address: SearchAddress;
  readonly onGo: (address: SearchAddress) => void;
}

interface LinkProps extends Props {
  readonly current?: 'true' | undefined;
  readonly rel?: string;
  readonly children: ReactNode;
}

function AddressLink({ address, current, rel, onGo, children }: LinkProps) {
  function follow(event: MouseEvent): void {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onGo(address);
  }
  return (
    <a href={writeAddress(address) || '?'} rel={rel} aria-current={current} onClick={follow}>
      {children}
    </a>
  );
}

/** Links to the pages of results; nothing if there is only one. */
export function Pager({ address, pages, onGo }: Props & { readonly pages: number }) {
  const { texts, locale } = useSearchTexts();
  if (pages < 2) return null;
  const { page } = address;
  const position = fill(texts.pageOf, { page: formatNumber(page, locale), pages: formatNumber(pages, locale) });
  return (
    <nav className="search-pager" aria-label={position}>
      <span>
        {page > 1 && (
          <AddressLink address={{ ...address, page: page - 1 }} rel="prev" onGo={onGo}>
            {texts.previousPage}
          </AddressLink>
        )}
      </span>
      <span>{position}</span>
      <span>
        {page < pages && (
          <AddressLink address={{ ...address, page: page + 1 }} rel="next" onGo={onGo}>
            {texts.nextPage}
          </AddressLink>
        )}
      </span>
    </nav>
  );
}

/** Filters results by section: a row that scrolls, with the chosen one in view. */
export function SectionFilter({ address, onGo }: Props) {
  const { texts } = useSearchTexts();
  const others = sectionIds.filter((section) => section !== address.section);
  const choices = address.section ? [address.section, ...others] : others;
  return (
    <nav aria-label={texts.section}>
      <ul className="section-filter">
        {[undefined, ...choices].map((section) => (
          <li key={section ?? 'all'} ref={section === address.section ? reveal : undefined}>
            <AddressLink
              address={{ ...address, section, page: 1 }}
              current={section === address.section ? 'true' : undefined}
              onGo={onGo}
            >
              {section ? texts.sections[section] : texts.allSections}
            </AddressLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row to its start, where the chosen section has moved. */
const reveal = (choice: HTMLElement | null): void => choice?.parentElement?.scrollTo(0, 0);
