import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as paths from '../Icon/paths.ts';
import { MainMenu } from '../Navbar/NavbarItems.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** The sidebar: a column, or on narrow screens a popover with the section and the main menu. */
export function Drawer({ children }: { readonly children?: ReactNode }) {
  const { strings } = usePage();
  return (
    <div className="drawer" id="drawer" popover="auto" data-panel={children ? 'section' : 'main'}>
      <div className="drawer-head">
        {children && (
          <>
            <button type="button" className="text-button to-main needs-js" data-panel-to="main">
              <Icon path={paths.chevron} className="back" />
              {strings.chrome.backToMainMenu}
            </button>
            <button type="button" className="text-button to-section needs-js" data-panel-to="section">
              {strings.chrome.sectionMenu}
              <Icon path={paths.chevron} />
            </button>
          </>
        )}
        <button
          type="button"
          className="icon-button"
          popoverTarget="drawer"
          popoverTargetAction="hide"
          aria-label={strings.chrome.closeMenu}
        >
          <Icon path={paths.close} />
        </button>
      </div>
      {children && <div className="drawer-section">{children}</div>}
      <nav className="drawer-main" aria-label={strings.chrome.menu}>
        <MainMenu />
      </nav>
    </div>
  );
}
