import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { SearchStrings } from '../../model/strings.ts';
import { isFavourite, type Saved, toggleFavourite, withoutRecent } from '../../search/saved.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { favouriteOf, type Item } from './items.ts';
import { ResultText } from './ResultText.tsx';

interface Props {
  readonly item: Item;
  readonly active: boolean;
  readonly cell: ComponentProps<'div'>;
  readonly saved: Saved;
  readonly change: (update: (saved: Saved) => Saved) => void;
  readonly strings: SearchStrings;
}

/** A row of the dialog's list: what it leads to, and the button that remembers or forgets it. */
export function ResultRow({ item, active, cell, saved, change, strings }: Props) {
  const { search: texts, chrome } = strings;
  switch (item.kind) {
    case 'recent':
      return (
        <Row
          active={active}
          cell={cell}
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
      return (
        <Row
          active={active}
          cell={cell}
          icon="star"
          action={{
            icon: 'close',
            label: `${texts.remove}: ${heading || title}`,
            run: () => change((before) => toggleFavourite(before, item.favourite)),
          }}
        >
          <ResultLink url={url} external={external}>
            <span className="result-title">{heading || title}</span>
            {heading !== '' && <span className="result-path">{title}</span>}
            {note !== undefined && <span className="result-path result-note">{note}</span>}
          </ResultLink>
        </Row>
      );
    }
    case 'hit': {
      const { hit } = item;
      const favourite = favouriteOf(hit);
      const pressed = isFavourite(saved, hit.url);
      const label = `${texts.save}: ${favourite.heading || favourite.title}`;
      return (
        <Row
          active={active}
          cell={cell}
          icon={hit.heading.length > 0 ? 'heading' : 'page'}
          action={{ icon: 'star', label, pressed, run: () => change((before) => toggleFavourite(before, favourite)) }}
        >
          <ResultLink url={hit.url} external={hit.external === true}>
            <ResultText hit={hit} group={texts.sections[hit.section]} externalLabel={chrome.externalLink} />
          </ResultLink>
        </Row>
      );
    }
  }
}

interface RowProps {
  readonly active: boolean;
  readonly cell: ComponentProps<'div'>;
  readonly icon: IconName;
  readonly action: {
    readonly icon: IconName;
    readonly label: string;
    readonly pressed?: boolean;
    readonly run: () => void;
  };
  readonly children: ReactNode;
}

function Row({ active, cell, icon, action, children }: RowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of a grid that is no table
    <div role="row" className="result" data-active={active || undefined} tabIndex={-1}>
      <div {...cell}>
        <Icon name={icon} />
        {children}
      </div>
      {/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: no table; the button in it takes the focus */}
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
    <a className="result-link" href={url} tabIndex={-1} {...outside} onClick={closeDialog}>
      {children}
    </a>
  );
}

/** The dialog closes when a link of it is followed, unless that opens a new tab. */
function closeDialog({ currentTarget, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void {
  if (!(ctrlKey || metaKey || shiftKey || altKey)) currentTarget.closest('dialog')?.close();
}
