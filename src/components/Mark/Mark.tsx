import { plainIcon } from '../Icon/Icon.tsx';

export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" {...plainIcon} aria-hidden="true">
      <circle cx="16" cy="16" r="13" pathLength="100" strokeDasharray="88 12" strokeDashoffset="6" />
      <circle cx="16" cy="16" r="7.5" pathLength="100" strokeDasharray="80 20" strokeDashoffset="-8" />
      <circle className="mark-dot" cx="25.2" cy="6.8" r="3" />
    </svg>
  );
}
