import type { OfferedPage } from './start.ts';

interface Props {
  readonly title: string;
  readonly pages: readonly OfferedPage[];
}

/** Pages that the search page offers before anything is typed; nothing if there are none. */
export function OfferedPages({ title, pages }: Props) {
  if (pages.length === 0) return null;
  return (
    <section className="offered">
      <h2>{title}</h2>
      <ul>
        {pages.map(({ label, url, reason }) => (
          <li key={url}>
            <a href={url}>{label}</a>
            {reason !== undefined && <small>{reason}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
