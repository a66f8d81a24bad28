import { usePage } from '../PageContext/PageContext.tsx';

/** Chooses the platform whose tabs, rows and search results the whole site shows first (`src/browser/tabs.ts`). Without scripts all are shown. */
export function PlatformMenu() {
  const { site, strings } = usePage();
  return (
    <label className="platform-menu needs-js">
      {strings.chrome.platform}
      <select data-platform-menu="" autoComplete="off">
        <option value="">{strings.chrome.noPlatform}</option>
        {Object.entries(site.platforms).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
