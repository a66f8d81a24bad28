import type { Post } from '../../model/pages/blog.ts';
import { coverMotif, motifPaths } from './coverMotif.ts';

/** Milliseconds in a day. */
const day = 86_400_000;

const width = 720;
const height = 300;
const innermost = 72;
const step = 34;

/** Seven orbits whose gaps never line up; the offset is a percentage of each. */
const orbits = Array.from({ length: 7 }, (_, index) => ({
  r: innermost + index * step,
  strokeDashoffset: (index * 37) % 100,
}));

const orbitsId = 'orbits';

interface Props {
  readonly post: Post;
  /** True if the orbits are drawn here; other covers on the page reuse them, rotated. */
  readonly first?: boolean;
}

/** The cover of a post: its subject within orbits that a dot has found a way through. */
export function Cover({ post, first = true }: Props) {
  // Each day of publishing has its own picture.
  const days = Date.parse(post.meta.date) / day;
  const turned = `rotate(${(days * 47) % 360})`;
  // To the left or right of the middle, so that narrow cards show it too.
  const angle = ((days % 7) / 6 - 0.5) * 1.2 + (days % 2) * Math.PI;
  const motif = coverMotif(post.meta.tags);
  return (
    <svg
      className="cover"
      data-motif={motif}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {first && (
        <defs>
          <g id={orbitsId} strokeDasharray="90 10">
            {orbits.map((orbit) => (
              <circle key={orbit.r} pathLength="100" {...orbit} />
            ))}
          </g>
        </defs>
      )}
      <use href={`#${orbitsId}`} transform={turned} />
      <path d={motifPaths[motif]} transform="translate(-40 -40)" />
      <circle
        className="cover-dot"
        cx={Math.round((innermost + 2 * step) * Math.cos(angle))}
        cy={Math.round((innermost + 2 * step) * Math.sin(angle))}
        r="9"
      />
    </svg>
  );
}
