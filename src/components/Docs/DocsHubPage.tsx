import { textFor } from '../../model/content/translation.ts';
import { flattenSidebar } from '../../model/pages/sidebar.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { DocsLayout } from './DocsLayout.tsx';
import { PageSource } from './PageSource.tsx';

/** `/docs`: the first page to read, then everything by task, by role and by section. */
export function DocsHubPage() {
  const { site, locale, view } = usePage();
  const { hub } = site;
  const first = site.docs.get(site.config.docs.mainDoc);
  return (
    <DocsLayout>
      <article className="hub">
        <h1>{view.title}</h1>
        <p className="lead">{view.description}</p>
        {first && (
          <Link to={first.path} className="card card-first">
            <small>{hub.start[locale]}</small>
            <strong>{textFor(first, locale).text.title}</strong>
            <span>{textFor(first, locale).text.description}</span>
          </Link>
        )}
        <h2 id="tasks">{hub.tasks.title[locale]}</h2>
        <ul className="task-list">
          {hub.tasks.items.map((item) => (
            <li key={item.to}>
              <Link to={item.to}>{item.label[locale]}</Link>
            </li>
          ))}
        </ul>
        <h2 id="roles">{hub.roles.title[locale]}</h2>
        <div className="cards">
          {hub.roles.items.map((role) => (
            <section key={role.label.en} className="card">
              <h3>{role.label[locale]}</h3>
              <p>{role.text[locale]}</p>
              <ul>
                {role.docs.map((id) => (
                  <DocLink key={id} id={id} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <h2 id="sections">{hub.sections[locale]}</h2>
        <SectionCards />
        <PageSource />
      </article>
    </DocsLayout>
  );
}

function DocLink({ id }: { readonly id: string }) {
  const { site, locale } = usePage();
  const doc = site.docs.get(id);
  return (
    doc && (
      <li>
        <Link to={doc.path}>{textFor(doc, locale).text.sidebarLabel}</Link>
      </li>
    )
  );
}

/** Pages that the card of a section names. */
const topPages = 3;

/** The sections of the navbar, each with its first pages. */
function SectionCards() {
  const { site, locale } = usePage();
  return (
    <div className="cards">
      {site.config.navbar.items.map((item) => {
        if (item.type !== 'sidebar') return null;
        const [first, ...pages] = flattenSidebar(site.sidebars[locale][item.sidebar] ?? []).filter(
          ({ unlisted }) => !unlisted,
        );
        return (
          first && (
            <section key={item.sidebar} className="card">
              <h3>
                <Link to={first.path}>{item.label[locale]}</Link>
              </h3>
              <ul>
                {pages.slice(0, topPages).map(({ path, label }) => (
                  <li key={path}>
                    <Link to={path}>{label}</Link>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}
