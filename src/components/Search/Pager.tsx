import type { Strings } from '../../model/config/strings.ts';
import { formatNumber } from '../../model/text/format.ts';
import type { Locale } from '../../model/text/locale.ts';
import { fill } from '../../model/text/messages.ts';
import type { SearchAddress } from '../../search/address.ts';
import { AddressLink } from './AddressLink.tsx';

interface Props {
  readonly address: SearchAddress;
  /** Number of pages of results. */
  readonly pages: number;
  readonly texts: Strings['search'];
  readonly locale: Locale;
  readonly onGo: (address: SearchAddress) => void;
}

/** The way through the pages of results; nothing where there is one. */
export function Pager({ address, pages, texts, locale, onGo }: Props) {
  if (pages < 2) return null;
  const { page } = address;
  const position = fill(texts.pageOf, { page: formatNumber(page, locale), pages: formatNumber(pages, locale) });
  return (
    <nav className="search-pager" aria-label={position}>
      <span>
        {page > 1 && (
          <AddressLink to={{ ...address, page: page - 1 }} rel="prev" onGo={onGo}>
            {texts.previousPage}
          </AddressLink>
        )}
      </span>
      <span>{position}</span>
      <span>
        {page < pages && (
          <AddressLink to={{ ...address, page: page + 1 }} rel="next" onGo={onGo}>
            {texts.nextPage}
          </AddressLink>
        )}
      </span>
    </nav>
  );
}
