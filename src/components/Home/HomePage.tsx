import { platformPath } from '../../model/checkHomeLinks.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { PlatformMark } from '../PlatformMark/PlatformMark.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { Drawer } from '../Sidebar/Drawer.tsx';
import { Door } from './Door.tsx';
import { News } from './News.tsx';
import { WayOut } from './WayOut.tsx';

/** The home page: it starts from what the reader came for. */
export function HomePage() {
  const { site, locale } = usePage();
  const { question, lead, problems, devices, roles, start, accessibility } = site.home;
  return (
    <div className="layout home">
      <Drawer />
      <main id="main">
        <section className="hero">
          <WayOut />
          <h1>{question[locale]}</h1>
          <p className="lead">{lead[locale]}</p>
          <SearchBox id="home-search" large />
        </section>
        <div className="doors">
          <Door id="fix" title={problems.title[locale]} more={problems.more}>
            {problems.items.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label[locale]}</Link>
              </li>
            ))}
          </Door>
          <Door id="setUp" title={devices.title[locale]} more={devices.more}>
            {Object.entries(site.platforms).map(([id, name]) => (
              <li key={id}>
                <Link to={platformPath(id)} platform={id}>
                  <PlatformMark platform={id} />
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </Door>
          <Door id="build" title={roles.title[locale]} more={start}>
            {roles.items.map(({ to, label, text }) => (
              <li key={to}>
                <Link to={to}>
                  <span>
                    {label[locale]}
                    <small>{text[locale]}</small>
                  </span>
                </Link>
              </li>
            ))}
          </Door>
        </div>
        <News />
        <p className="home-foot">
          <Link to={accessibility.to}>{accessibility.label[locale]}</Link>
        </p>
      </main>
    </div>
  );
}
