import { Icon } from '../Icon/Icon.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** A link to the top; `src/browser/scroll.ts` shows it once there is something to go back over. */
export function BackToTop() {
  return (
    <a className="back-to-top" href="#top" aria-label={usePage().strings.chrome.backToTop} data-back-to-top="">
      <Icon name="up" />
    </a>
  );
}
