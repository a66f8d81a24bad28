import type { ReactNode } from 'react';
import { usePage } from '../PageContext/PageContext.tsx';
import { VersionMenu } from './VersionMenu.tsx';
import { VersionNotice } from './VersionNotice.tsx';

/**
 * The text of a page below the menu of versions and the notice of an older one. With one version it is the text alone: the ids that React
 * derives from the position in the tree stay short.
 */
export function BelowVersions({ children }: { readonly children: ReactNode }) {
  if (usePage().site.config.docs.versions.length === 1) return children;
  return (
    <>
      <VersionMenu />
      <VersionNotice />
      {children}
    </>
  );
}
