import { platformPath } from '../../product/platforms/platforms.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { PlatformMark } from '../PlatformMark/PlatformMark.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { Drawer } from '../Sidebar/Drawer.tsx';
import { Door } from './Door.tsx';
import { WayOut } from './WayOut.tsx';

export function HomePage() {
  const { site, locale } = usePage();
  const { question, lead, problems, place, devices, paying, roles } = site.home;
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
          <Door id="fix" door={problems} />
          <Door id="place" door={place} />
          <Door id="setUp" door={devices}>
            {Object.entries(site.platforms).map(([id, name]) => (
              <li key={id}>
                <Link to={platformPath(id)} platform={id}>
                  <PlatformMark platform={id} />
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </Door>
          <Door id="pay" door={paying} />
          <Door id="build" door={roles} />
        </div>
      </main>
    </div>
  );
}
