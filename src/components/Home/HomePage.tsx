import { listedPosts } from '../../model/blog.ts';
import { entryPath, entryTitle } from '../../model/changelog.ts';
import { platformPath } from '../../model/checkHomeLinks.ts';
import { textFor } from '../../model/translation.ts';
import { HistoryNotice } from '../HistoryLabel/HistoryLabel.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { PlatformMark } from '../PlatformMark/PlatformMark.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { Drawer } from '../Sidebar/Drawer.tsx';
import { Orbits } from './Orbits.tsx';

/** The home page: it starts from what the reader came for. */
export function HomePage() {
  const { site, locale } = usePage();
  const { home, platforms } = site;
  return (
    <div className="layout home">
      <Drawer />
      <main id="main">
        <section className="hero">
          <Orbits />
          <h1>{home.question[locale]}</h1>
          <p className="lead">{home.lead[locale]}</p>
          <SearchBox id="home-search" large />
        </section>
        <section>
          <h2>{home.problems.title[locale]}</h2>
          <ul className="task-list">
            {home.problems.items.map((item) => (
              <li key={item.to}>
                <Link to={item.to}>{item.label[locale]}</Link>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{home.devices.title[locale]}</h2>
          <ul className="task-list device-list">
            {Object.entries(platforms).map(([id, name]) => (
              <li key={id}>
                <Link to={platformPath(id)}>
                  <PlatformMark platform={id} />
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{home.roles.title[locale]}</h2>
          <div className="cards">
            {home.roles.items.map((item) => (
              <Link key={item.to} to={item.to} className="card">
                <strong>{item.label[locale]}</strong>
                <span>{item.text[locale]}</span>
              </Link>
            ))}
          </div>
          <p>
            <Link to={home.start.to}>{home.start.label[locale]}</Link>
          </p>
          <p>
            <Link to={home.accessibility.to}>{home.accessibility.label[locale]}</Link>
          </p>
        </section>
        <News />
      </main>
    </div>
  );
}

/** The newest releases and the newest post. */
function News() {
  const { site, locale, reader, strings } = usePage();
  const releases = site.changelog.slice(0, 2);
  const [post] = listedPosts(site.posts);
  const dates = [...releases.map(({ date }) => date), ...(post ? [post.meta.date] : [])];
  return (
    <section className="news">
      <h2>{site.home.news[locale]}</h2>
      <HistoryNotice dates={dates} />
      <ul>
        {releases.map((entry) => (
          <li key={entry.date}>
            <Link to={entryPath(entry.date)}>{entryTitle(entry, strings, reader)}</Link>
          </li>
        ))}
        {post && (
          <li>
            <Link to={post.path}>{textFor(post, locale).text.title}</Link>
          </li>
        )}
      </ul>
    </section>
  );
}
