import type { ReactNode } from 'react';
import { usePage } from '../PageContext/PageContext.tsx';
import { DocsSidebar } from '../Sidebar/DocsSidebar.tsx';
import { Drawer } from '../Sidebar/Drawer.tsx';

/** Sidebar, text and table of contents: three columns on wide screens, one on narrow ones. */
export function DocsLayout({ aside, children }: { readonly aside?: ReactNode; readonly children: ReactNode }) {
  const { sidebar } = usePage().view;
  return (
    <div className={sidebar === undefined ? 'layout' : 'layout with-sidebar'}>
      <Drawer>{sidebar !== undefined && <DocsSidebar name={sidebar} />}</Drawer>
      <main id="main">{children}</main>
      <aside className="layout-aside">{aside}</aside>
    </div>
  );
}
