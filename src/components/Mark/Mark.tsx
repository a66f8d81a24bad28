import { dashesOf } from '../../drawing/dashes.ts';
import { plainIcon } from '../Icon/Icon.tsx';

export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" {...plainIcon} aria-hidden="true">
      <circle cx="16" cy="16" r="13" {...dashesOf(13, 0.12, 0.06)} />
      <circle cx="16" cy="16" r="7.5" {...dashesOf(7.5, 0.2, -0.08)} />
      <circle className="mark-dot" cx="25.2" cy="6.8" r="3" />
    </svg>
  );
}
