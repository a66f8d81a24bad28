import { dashesOf } from '../../drawing/dashes.ts';
import type { Post } from '../../model/blog.ts';

/** Numbers between 0 and 1 that are always the same for the same text, so that a post keeps its cover (FNV-1a, xorshift). */
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
const height = 160;

/** The cover of a post: orbits with gaps around an individual centre, and the dot that found its way through them. */
export function Cover({ post }: { readonly post: Post }) {
  const numbers = numbersFrom(post.id);
  const next = () => numbers.next().value;
  const cx = Math.round(width * (0.2 + 0.6 * next()));
  const cy = Math.round(height * (0.3 + 0.5 * next()));
  const rings = Array.from({ length: 7 }, (_, index) => ({
    r: 26 + index * 34,
    gap: 4 + Math.round(next() * 10),
    turn: Math.round(next() * 100),
  }));
  const angle = next() * 2 * Math.PI;
  const outer = 26 + 34 * (2 + Math.floor(next() * 2));
  const dot = { x: Math.round(cx + outer * Math.cos(angle)), y: Math.round(cy + (outer / 3) * Math.sin(angle)) };
  return (
    <svg
      className="cover"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {rings.map(({ r, gap, turn }) => (
        <circle key={r} cx={cx} cy={cy} r={r} {...dashesOf(r, gap / 100, turn / 100)} />
      ))}
      <line x1={cx} y1={cy} x2={dot.x} y2={dot.y} />
      <circle className="cover-dot" cx={dot.x} cy={dot.y} r="9" />
    </svg>
  );
}
