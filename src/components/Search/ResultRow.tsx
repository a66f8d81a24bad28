import { memo, type ReactNode } from 'react';
import type { SearchStrings } from '../../model/config/strings.ts';
import type { Locale } from '../../model/text/locale.ts';
import { isFavourite, type Saved, toggleFavourite, withoutRecent } from '../../search/saved.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { AnswerCard } from './AnswerCard.tsx';
import { favouriteOf, type Item } from './items.ts';
import { ResultText } from './ResultText.tsx';
import { fullTitle, isBare } from './title.ts';

interface Props {
  /** Of the element that shows the item. */
  readonly id: string;
  readonly item: Item;
  /** The row is listed under the name of its section. */
  readonly inSection: boolean;
  readonly active: boolean;
  readonly saved: Saved;
  readonly change: (update: (saved: Saved) => Saved) => void;
  readonly strings: SearchStrings;
  readonly locale: Locale;
}

/** A row of the dialog's list: what it leads to, and the button that remembers or forgets it. Kept while it shows the same. */
export const ResultRow = memo(function ResultRow({
  id,
  item,
  inSection,
  active,
  saved,
  change,
  strings,
  locale,
}: Props) {
  const { search: texts, chrome } = strings;
  switch (item.kind) {
    case 'recent':
      return (
        <Row
          active={active}
          id={id}
          icon="clock"
          action={{
            icon: 'close',
            label: `${texts.remove}: ${item.query}`,
            run: () => change((before) => withoutRecent(before, item.query)),
          }}
        >
          <button type="button" tabIndex={-1} className="result-link">
            <bdi className="result-title">{item.query}</bdi>
          </button>
        </Row>
      );
    case 'favourite': {
      const { url, title, heading, external, note } = item.favourite;
      const named = isBare(heading);
      return (
        <Row
          active={active}
          id={id}
          icon="star"
          action={{
            icon: 'close',
            label: `${texts.remove}: ${fullTitle(item.favourite)}`,
            run: () => change((before) => toggleFavourite(before, item.favourite)),
          }}
        >
          <ResultLink url={url} external={external}>
            <span className="result-title">{named ? fullTitle(item.favourite) : heading || title}</span>
            {heading !== '' && !named && <span className="result-path">{title}</span>}
            {note !== undefined && <span className="result-path result-note">{note}</span>}
          </ResultLink>
        </Row>
      );
    }
    case 'page': {
      const { label, url, reason } = item.page;
      return (
        <Row active={active} id={id} icon="page">
          <ResultLink url={url} external={false}>
            <span className="result-title">{label}</span>
            {reason !== undefined && <span className="result-path">{reason}</span>}
          </ResultLink>
        </Row>
      );
    }
    case 'hit': {
      const { hit } = item;
      const favourite = favouriteOf(hit);
      const pressed = isFavourite(saved, hit.url);
      const label = `${texts.save}: ${fullTitle(favourite)}`;
      return (
        <Row
          active={active}
          id={id}
          icon={hit.heading.length > 0 ? 'heading' : 'page'}
          action={{ icon: 'star', label, pressed, run: () => change((before) => toggleFavourite(before, favourite)) }}
          card={hit.answer && <AnswerCard answer={hit.answer} texts={texts} locale={locale} reached={active} />}
        >
          <ResultLink url={hit.url} external={hit.external === true}>
            <ResultText
              hit={hit}
              group={inSection ? texts.sections[hit.section] : ''}
              externalLabel={chrome.externalLink}
            />
          </ResultLink>
        </Row>
      );
    }
  }
});

interface RowProps {
  readonly active: boolean;
  readonly id: string;
  readonly icon: IconName;
  readonly action?: {
    readonly icon: IconName;
    readonly label: string;
    readonly pressed?: boolean;
    readonly run: () => void;
  };
  /** Text under the row. */
  readonly card?: ReactNode;
  readonly children: ReactNode;
}

function Row({ active, id, icon, action, card, children }: RowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of a grid that is not a table
    <div role="row" className="result" data-active={active || undefined} tabIndex={-1}>
      {/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: no table; the field keeps the focus */}
      <div id={id} role="gridcell" className="result-cell" aria-selected={active}>
        <Icon name={icon} />
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
            <Icon name={action.icon} />
          </button>
        </div>
      )}
      {card && (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: no table; the link in it takes the focus
        <div role="gridcell" className="result-card">
          {card}
        </div>
      )}
    </div>
  );
}

interface LinkProps {
  readonly url: string;
  readonly external: boolean;
  readonly children: ReactNode;
}

/** The arrow keys lead to it, not Tab. */
function ResultLink({ url, external, children }: LinkProps) {
  const outside = external ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a className="result-link" href={url} tabIndex={-1} {...outside}>
      {children}
    </a>
  );
}
