import type { SearchStrings } from '../../model/config/strings.ts';
import type { Locale } from '../../model/text/locale.ts';
import type { SearchAddress } from '../../search/address.ts';
import { isHistory } from '../../search/bundles.ts';
import { hitsPerPage } from '../../search/limits.ts';
import type { FoundHit } from '../../search/provider.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { Pager } from './Pager.tsx';
import { ResultText } from './ResultText.tsx';

interface Props {
  readonly hits: readonly FoundHit[];
  readonly address: SearchAddress;
  /** Number of pages of results. */
  readonly pages: number;
  readonly strings: SearchStrings;
  readonly locale: Locale;
  /** A result is about to be followed. */
  readonly onFollow: () => void;
  readonly onGo: (address: SearchAddress) => void;
}

/** A page of the results of the search page, and the way to the others. */
export function PageOfResults({ hits, address, pages, strings, locale, onFollow, onGo }: Props) {
  const texts = strings.search;
  const [top] = hits;
  const isClosed = (hit: FoundHit) => hit !== top && isHistory(hit.section) && !isHistory(address.section ?? 'pages');
  const history = hits.filter(isClosed);
  const first = (address.page - 1) * hitsPerPage + 1;
  const list = (some: readonly FoundHit[], start: number) => (
    <ol className="result-list" start={start} onClickCapture={onFollow}>
      {some.map((hit) => (
        <li key={hit.id}>
          <a className="result-link" href={hit.url} {...(hit.external ? { target: '_blank', rel: 'noopener' } : {})}>
            <ResultText hit={hit} externalLabel={strings.chrome.externalLink} />
          </a>
          {hit.answer && <AnswerCard answer={hit.answer} texts={texts} locale={locale} />}
        </li>
      ))}
    </ol>
  );
  return (
    <>
      {list(
        hits.filter((hit) => !isClosed(hit)),
        first,
      )}
      {history.length > 0 && (
        <details>
          <summary>{texts.history}</summary>
          {list(history, first + hits.length - history.length)}
        </details>
      )}
      <Pager address={address} pages={pages} texts={texts} locale={locale} onGo={onGo} />
    </>
  );
}
