import { dashesOf } from '../../drawing/dashes.ts';
import type { Post } from '../../model/pages/blog.ts';
import { coverMotif, motifPaths } from './coverMotif.ts';

/** Numbers from 0 to 1, the same for the same text (FNV-1a, xorshift). */
function* numbersFrom(text: string): Generator<number, never> {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  for (;;) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    yield (state >>> 0) / 2 ** 32;
  }
}

const width = 720;
const height = 300;
const centre = { x: width / 2, y: height / 2 };
const innermost = 72;
const step = 34;

/** Seven orbits, with gaps that are nowhere side by side. */
const orbits = Array.from({ length: 7 }, (_, index) => {
  const r = innermost + index * step;
  const { strokeDasharray, strokeDashoffset } = dashesOf(r, 0.1, (index * 0.37) % 1);
  // Whole pixels, which nobody tells from parts of one here: every post has them in its page.
  const whole = strokeDasharray.split(' ').map((length) => Math.round(Number(length)));
  return { r, strokeDasharray: whole.join(' '), strokeDashoffset: Math.round(strokeDashoffset) };
});

const orbitsId = 'orbits';

interface Props {
  readonly post: Post;
  /** True if the orbits are drawn here; the other covers of the page repeat them, turned. */
  readonly first?: boolean;
}

/** The cover of a post: its subject within orbits that a dot found a way through. */
export function Cover({ post, first = true }: Props) {
  const numbers = numbersFrom(post.id);
  const next = () => numbers.next().value;
  const turned = `rotate(${Math.round(next() * 360)} ${centre.x} ${centre.y})`;
  // To the left or right of the middle, so that narrow cards show it too.
  const angle = (next() - 0.5) * 1.2 + (next() < 0.5 ? Math.PI : 0);
  const motif = coverMotif(post.meta.tags);
  return (
    <svg
      className="cover"
      data-motif={motif}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {first && (
        <defs>
          <g id={orbitsId}>
            {orbits.map((orbit) => (
              <circle key={orbit.r} cx={centre.x} cy={centre.y} {...orbit} />
            ))}
          </g>
        </defs>
      )}
      <use href={`#${orbitsId}`} transform={turned} />
      <path d={motifPaths[motif]} transform={`translate(${centre.x - 40} ${centre.y - 40})`} />
      <circle
        className="cover-dot"
        cx={Math.round(centre.x + (innermost + 2 * step) * Math.cos(angle))}
        cy={Math.round(centre.y + (innermost + 2 * step) * Math.sin(angle))}
        r="9"
      />
    </svg>
  );
}
