import { usePage } from '../PageContext/PageContext.tsx';

export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {usePage().strings.chrome.skipToContent}
    </a>
  );
}
