import type { ReactNode } from 'react';
import { usePage } from '../PageContext/PageContext.tsx';
import { DocsSidebar } from '../Sidebar/DocsSidebar.tsx';
import { Drawer } from '../Sidebar/Drawer.tsx';

interface Props {
  readonly aside?: ReactNode;
  /** True if the text also takes the place of the contents on wide screens. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Sidebar, text and table of contents: three columns on wide screens, one on narrow ones. */
export function DocsLayout({ aside, isWide = false, children }: Props) {
  const { sidebar } = usePage().view;
  const className = `layout${sidebar === undefined ? '' : ' with-sidebar'}${isWide ? ' wide' : ''}`;
  return (
    <div className={className}>
      <Drawer>{sidebar !== undefined && <DocsSidebar name={sidebar} />}</Drawer>
      <main id="main">{children}</main>
      <aside className="layout-aside">{aside}</aside>
    </div>
  );
}
