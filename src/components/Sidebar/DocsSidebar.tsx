import { type SidebarCategory, type SidebarNode, shownItems, trailTo } from '../../model/pages/sidebar.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** The pages of a section. Categories are `<details>`; the branch of the current page is open. */
export function DocsSidebar({ name }: { readonly name: string }) {
  const { site, locale, strings, view } = usePage();
  return (
    <nav className="docs-sidebar" aria-label={strings.chrome.sectionMenu} data-sidebar={name}>
      <Nodes nodes={shownItems(site.sidebars[locale][name] ?? [], view.path)} />
    </nav>
  );
}

function Nodes({ nodes }: { readonly nodes: readonly SidebarNode[] }) {
  const { view } = usePage();
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.path ?? node.label}>
          {node.type === 'link' ? (
            <Link to={node.path} current={node.path === view.path}>
              {node.code === undefined ? node.label : <code title={node.label}>{node.code}</code>}
            </Link>
          ) : (
            <Category category={node} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A category: a disclosure, and next to it the link to its own page, if any. */
function Category({ category }: { readonly category: SidebarCategory }) {
  const { view } = usePage();
  const { label, path, items, onDemand, startsOpen } = category;
  const inside = path === view.path || trailTo(items, view.path).length > 0;
  if (path === undefined) {
    return (
      <details open data-category={label}>
        <summary>{label}</summary>
        <Nodes nodes={items} />
      </details>
    );
  }
  const link = (
    <Link to={path} current={path === view.path}>
      {label}
    </Link>
  );
  if (onDemand && !inside) return link;
  return (
    <div className="category">
      {link}
      <details open={inside || startsOpen} data-category={path}>
        <summary aria-label={label} />
        <Nodes nodes={items} />
      </details>
    </div>
  );
}
