import type { SidebarCategory, SidebarNode } from '../../model/sidebar.ts';
import { trailTo } from '../../model/sidebar.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** The pages of a section. Categories are `<details>`; the branch of the current page is open. */
export function DocsSidebar({ name }: { readonly name: string }) {
  const { site, locale, strings } = usePage();
  return (
    <nav className="docs-sidebar" aria-label={strings.chrome.docsSidebar} data-sidebar={name}>
      <Nodes nodes={site.sidebars[locale][name] ?? []} />
    </nav>
  );
}

function Nodes({ nodes }: { readonly nodes: readonly SidebarNode[] }) {
  const { route } = usePage();
  return (
    <ul>
      {nodes
        .filter((node) => !isUnlisted(node, route.path))
        .map((node) => (
          <li key={node.path ?? node.label}>
            {node.type === 'link' ? (
              <Link to={node.path} current={node.path === route.path}>
                {node.label}
              </Link>
            ) : (
              <Category category={node} />
            )}
          </li>
        ))}
    </ul>
  );
}

/** A category: a disclosure, and beside it the link to its own page where it has one. */
function Category({ category }: { readonly category: SidebarCategory }) {
  const { route } = usePage();
  const { label, path, items, onDemand } = category;
  const inside = path === route.path || trailTo(items, route.path).length > 0;
  if (path === undefined) {
    return (
      <details open data-category={label}>
        <summary>{label}</summary>
        <Nodes nodes={items} />
      </details>
    );
  }
  const link = (
    <Link to={path} current={path === route.path}>
      {label}
    </Link>
  );
  if (onDemand && !inside) return link;
  return (
    <div className="category">
      {link}
      <details open={inside} data-category={path}>
        <summary aria-label={label} />
        <Nodes nodes={items} />
      </details>
    </div>
  );
}

function isUnlisted(node: SidebarNode, current: string): boolean {
  return (node.type === 'link' ? node.unlisted : node.linkUnlisted) && node.path !== current;
}
