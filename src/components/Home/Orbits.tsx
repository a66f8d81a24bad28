import { dashesOf } from '../../drawing/dashes.ts';

/** The motif behind the question: concentric orbits with gaps, and the dot that found its way through. */
export function Orbits() {
  return (
    // Without the style sheet the decoration would push the text down.
    <svg className="orbits" viewBox="0 0 600 600" width="0" height="0" aria-hidden="true">
      {[90, 150, 210, 270].map((r, index) => (
        <circle key={r} cx="300" cy="300" r={r} {...dashesOf(r, 0.08 + index * 0.03, index * 0.27)} />
      ))}
      <circle className="orbits-dot" cx="549" cy="196" r="7" />
    </svg>
  );
}
