import type { ReactNode } from 'react';
import type { HomeDoor } from '../../model/config/homeConfig.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

type DoorId = 'fix' | 'place' | 'setUp' | 'pay' | 'build';

/** Pictures of the doors on a 48 × 48 grid. */
const signs: Readonly<Record<DoorId, string>> = {
  fix: 'M19 20v-5M29 20v-5M16 20h16v4a8 8 0 0 1-16 0zM24 32v4',
  place: 'M24 36c-6-7-9-11-9-15a9 9 0 0 1 18 0c0 4-3 8-9 15zM24 18a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  setUp: 'M19 14h10a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1v-18a1 1 0 0 1 1-1zM22 30h4',
  pay: 'M13 17h22v15h-22zM13 22h22M17 28h5',
  build: 'M19 18l-6 6l6 6M29 18l6 6l-6 6',
};

interface Props {
  readonly id: DoorId;
  readonly door: HomeDoor;
  /** Links shown above the door's own. */
  readonly children?: ReactNode;
}

/** An entry of the home page: a sign, a title and the links for the language of the page. */
export function Door({ id, door: { title, items, more }, children }: Props) {
  const { locale } = usePage();
  const heading = `door-${id}`;
  return (
    <section className="door" data-door={id} aria-labelledby={heading}>
      <h2 id={heading}>
        <svg viewBox="0 0 48 48" width="24" fill="none" stroke="gray" aria-hidden="true">
          <circle cx="24" cy="24" r="21.5" pathLength="100" strokeDasharray="86 14" strokeDashoffset="7" />
          <circle className="door-dot" cx="40.5" cy="9" r="4" />
          <path d={signs[id]} />
        </svg>
        {title[locale]}
      </h2>
      <ul>
        {children}
        {items[locale].map(({ to, label, text }) => (
          <li key={to}>
            <Link to={to}>
              <span>
                {label}
                {text && <small>{text}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {more && (
        <p>
          <Link to={more.to}>{more.label[locale]}</Link>
        </p>
      )}
    </section>
  );
}
