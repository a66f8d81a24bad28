import type { SearchStart, StartPage } from '../../model/searchStart.ts';
import { Suggestions } from './Suggestions.tsx';
import { ownPages } from './useOffer.ts';
import { useSearchTexts } from './useSearchTexts.ts';

interface Props {
  readonly offered: SearchStart;
  /** The chosen platform; undefined while the page is built, which has only the problems. */
  readonly platform: string | undefined;
  readonly onChoose: (query: string) => void;
}

/** Content of the search page before anything is typed. */
export function SearchOffer({ offered, platform, onChoose }: Props) {
  const { texts } = useSearchTexts();
  return (
    <>
      {/* Below the problems, which are rendered before the chosen platform is known. */}
      <OfferedPages title={offered.title} pages={offered.problems} />
      {platform !== undefined && <OfferedPages title={texts.yourPlatform} pages={ownPages(offered, platform)} />}
      {platform !== undefined && <Suggestions onChoose={onChoose} />}
    </>
  );
}

/** A list of pages with its heading; nothing if there are none. */
function OfferedPages({ title, pages }: { readonly title: string; readonly pages: readonly StartPage[] }) {
  if (pages.length === 0) return null;
  return (
    <section className="offered">
      <h2>{title}</h2>
      <ul>
        {pages.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
