import type { HomeDoor } from '../../model/config/homeConfig.ts';
import { platformPath } from '../../product/platforms/platforms.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { PlatformMark } from '../PlatformMark/PlatformMark.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { Drawer } from '../Sidebar/Drawer.tsx';
import { Door, type DoorId } from './Door.tsx';
import { WayOut } from './WayOut.tsx';

/** The home page: it starts from what the reader came for. */
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
          <ListDoor id="fix" door={problems} />
          <ListDoor id="place" door={place} />
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
          <ListDoor id="pay" door={paying} />
          <ListDoor id="build" door={roles} />
        </div>
      </main>
    </div>
  );
}

/** A door with the links for the language of the page. */
function ListDoor({ id, door: { title, items, more } }: { readonly id: DoorId; readonly door: HomeDoor }) {
  const { locale } = usePage();
  return (
    <Door id={id} title={title[locale]} more={more}>
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
    </Door>
  );
}
