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

function Category({ category }: { readonly category: SidebarCategory }) {
  const { route } = usePage();
  const inside = category.path === route.path || trailTo(category.items, route.path).length > 0;
  if (category.onDemand && !inside && category.path !== undefined)
    return <Link to={category.path}>{category.label}</Link>;
  return (
    <details
      open={inside || (!category.onDemand && category.path === undefined)}
      data-category={category.path ?? category.label}
    >
      <summary>
        {category.path === undefined ? (
          category.label
        ) : (
          <Link to={category.path} current={category.path === route.path}>
            {category.label}
          </Link>
        )}
      </summary>
      <Nodes nodes={category.items} />
    </details>
  );
}

function isUnlisted(node: SidebarNode, current: string): boolean {
  return (node.type === 'link' ? node.unlisted : node.linkUnlisted) && node.path !== current;
}
