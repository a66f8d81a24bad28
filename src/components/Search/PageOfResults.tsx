import type { SearchAddress } from '../../search/address.ts';
import { isHistory } from '../../search/bundles.ts';
import { hitsPerPage } from '../../search/limits.ts';
import type { Hit } from '../../search/types.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { ResultText } from './ResultText.tsx';
import { useSearchTexts } from './useSearchTexts.ts';

interface Props {
  readonly hits: readonly Hit[];
  readonly address: SearchAddress;
  readonly onFollow: () => void;
}

export function PageOfResults({ hits, address, onFollow }: Props) {
  const { texts } = useSearchTexts();
  const [top] = hits;
  const isClosed = (hit: Hit) => hit !== top && isHistory(hit.section) && !isHistory(address.section ?? 'pages');
  const history = hits.filter(isClosed);
  const open = hits.filter((hit) => !isClosed(hit));
  const first = (address.page - 1) * hitsPerPage + 1;
  const list = (some: readonly Hit[], start: number) => (
    <ol className="result-list" start={start} onClickCapture={onFollow}>
      {some.map((hit) => (
        <li key={hit.url}>
          <a className="result-link" href={hit.url} {...(hit.external ? { target: '_blank', rel: 'noopener' } : {})}>
            <ResultText hit={hit} />
          </a>
          {hit.answer && <AnswerCard answer={hit.answer} />}
        </li>
      ))}
    </ol>
  );
  return (
    <>
      {list(open, first)}
      {history.length > 0 && (
        <details>
          <summary>{texts.history}</summary>
          {list(history, first + open.length)}
        </details>
      )}
    </>
  );
}
