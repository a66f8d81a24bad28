import { Icon } from '../Icon/Icon.tsx';
import * as paths from '../Icon/paths.ts';
import { usePage } from '../PageContext/PageContext.tsx';

/** Flips between light and dark; `src/browser/colorMode.ts` does it and remembers it. */
export function ColorModeSwitch() {
  const { strings, site } = usePage();
  if (!site.config.colorMode.switchable) return null;
  return (
    <button
      type="button"
      className="icon-button color-mode"
      aria-label={strings.chrome.switchToDark}
      data-color-mode=""
      data-label-light={strings.chrome.switchToDark}
      data-label-dark={strings.chrome.switchToLight}
    >
      <Icon path={paths.contrast} />
    </button>
  );
}
