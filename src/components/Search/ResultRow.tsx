import { memo, type ReactNode } from 'react';
import type { Answer } from '../../search/answers.ts';
import { isFavourite, type Saved, toggleFavourite, withoutRecent } from '../../search/saved.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as paths from '../Icon/paths.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { favouriteOf, resultOf, type SearchItem } from './items.ts';
import { ResultText } from './ResultText.tsx';
import { fullTitle } from './resultLines.ts';
import { useSearchTexts } from './useSearchTexts.ts';

interface Props {
  /** The id of the element that shows the item. */
  readonly id: string;
  readonly item: SearchItem;
  /** True if the row is listed under the name of its section. */
  readonly inSection: boolean;
  readonly active: boolean;
  readonly saved: Saved;
  readonly change: (update: (saved: Saved) => Saved) => void;
}

// Functions are left out: `change` reads the latest storage.
const shownBy = (props: Props) => JSON.stringify(props);

/** A row of the list: its link, and the button that remembers or forgets it. */
export const ResultRow = memo(
  function ResultRow({ id, item, inSection, active, saved, change }: Props) {
    const { texts } = useSearchTexts();
    const row = { id, active };
    const removal = (name: string, update: (saved: Saved) => Saved): RowAction => {
      return { icon: paths.close, label: `${texts.remove}: ${name}`, run: () => change(update) };
    };
    switch (item.kind) {
      case 'recent':
        return (
          <Row {...row} icon={paths.clock} action={removal(item.query, (before) => withoutRecent(before, item.query))}>
            <button type="button" tabIndex={-1} className="result-link">
              <bdi className="result-title">{item.query}</bdi>
            </button>
          </Row>
        );
      case 'favourite': {
        const { favourite } = item;
        const { url, external } = favourite;
        const action = removal(fullTitle(favourite), (before) => toggleFavourite(before, favourite));
        return (
          <Row {...row} icon={paths.star} action={action}>
            <ResultLink url={url} external={external}>
              <ResultText hit={resultOf(favourite)} />
            </ResultLink>
          </Row>
        );
      }
      case 'page':
        return (
          <Row {...row} icon={paths.page}>
            <ResultLink url={item.page.url}>
              <span className="result-title">{item.page.label}</span>
            </ResultLink>
          </Row>
        );
      case 'hit': {
        const { hit } = item;
        const favourite = favouriteOf(hit);
        const action: RowAction = {
          icon: paths.star,
          label: `${texts.save}: ${fullTitle(favourite)}`,
          pressed: isFavourite(saved, hit.url),
          run: () => change((before) => toggleFavourite(before, favourite)),
        };
        return (
          <Row {...row} icon={hit.heading.length > 0 ? paths.heading : paths.page} action={action} answer={hit.answer}>
            <ResultLink url={hit.url} external={hit.external}>
              <ResultText hit={hit} group={inSection ? texts.sections[hit.section] : ''} />
            </ResultLink>
          </Row>
        );
      }
    }
  },
  (before, now) => shownBy(before) === shownBy(now),
);

interface RowAction {
  readonly icon: string;
  readonly label: string;
  readonly pressed?: boolean;
  readonly run: () => void;
}

interface RowProps extends Pick<Props, 'id' | 'active'> {
  readonly icon: string;
  readonly action?: RowAction;
  readonly answer?: Answer | undefined;
  readonly children: ReactNode;
}

function Row({ active, id, icon, action, answer, children }: RowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of a grid that is not a table
    <div role="row" className="result" data-active={active || undefined} tabIndex={-1}>
      {/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: no table; the field keeps the focus */}
      <div id={id} role="gridcell" className="result-cell" aria-selected={active}>
        <Icon path={icon} />
        {children}
      </div>
      {action && (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: no table; the button in it takes the focus
        <div role="gridcell">
          <button
            type="button"
            className="result-action"
            tabIndex={active ? 0 : -1}
            aria-label={action.label}
            aria-pressed={action.pressed}
            onClick={action.run}
          >
            <Icon path={action.icon} />
          </button>
        </div>
      )}
      {answer && (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: no table; the link in it takes the focus
        <div role="gridcell" className="result-card">
          <AnswerCard answer={answer} reached={active} />
        </div>
      )}
    </div>
  );
}

interface LinkProps {
  readonly url: string;
  readonly external?: boolean | undefined;
  readonly children: ReactNode;
}

/** Reached with the arrow keys, not with Tab. */
function ResultLink({ url, external, children }: LinkProps) {
  const outside = external ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a className="result-link" href={url} tabIndex={-1} {...outside}>
      {children}
    </a>
  );
}
