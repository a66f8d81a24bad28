import { sectionIds } from '../../model/addresses/sections.ts';
import type { Strings } from '../../model/config/strings.ts';
import type { SearchAddress } from '../../search/address.ts';
import { AddressLink } from './AddressLink.tsx';

interface Props {
  readonly address: SearchAddress;
  readonly texts: Strings['search'];
  readonly onGo: (address: SearchAddress) => void;
}

/** Links that narrow the results to one section: a row that scrolls, the chosen one in sight. */
export function SectionFilter({ address, texts, onGo }: Props) {
  const others = sectionIds.filter((section) => section !== address.section);
  const choices = address.section ? [address.section, ...others] : others;
  return (
    <nav aria-label={texts.section}>
      <ul className="section-filter">
        {[undefined, ...choices].map((section) => (
          <li key={section ?? 'all'} ref={section === address.section ? reveal : undefined}>
            <AddressLink
              to={{ ...address, section, page: 1 }}
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

/** Scrolls the row to its start, where a choice has moved that was made. */
const reveal = (choice: HTMLElement | null): void => choice?.parentElement?.scrollTo(0, 0);
