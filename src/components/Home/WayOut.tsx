import { goal, pointAt, rings, side, view, wayPath } from '../../drawing/wayOut.ts';

/** The picture of the site: rings with gaps, and the dot that found its way out. */
export function WayOut() {
  const [inner, , third, outer] = rings.map(({ r }) => r);
  return (
    // Without the style sheet the decoration would push the text down.
    <svg className="way-out" viewBox={view} width="0" height="0" fill="none" aria-hidden="true">
      {rings.map(({ r, opening, gap }) => (
        <circle
          key={r}
          cx={side / 2}
          cy={side / 2}
          r={r}
          pathLength="100"
          strokeDasharray={`${100 - gap} ${gap}`}
          // The gap, which ends at three o'clock, is turned until the opening is in its middle.
          strokeDashoffset={100 - gap / 2 - opening * 100}
        />
      ))}
      {[pointAt(inner ?? 0, 0.9), pointAt(third ?? 0, 0.1), pointAt(outer ?? 0, 0.55)].map(({ x, y }) => (
        <circle key={x} className="way-out-node" cx={x} cy={y} r="5" />
      ))}
      <path d={wayPath()} pathLength="1" />
      <circle className="way-out-start" cx={side / 2} cy={side / 2} r="11" />
      <circle className="way-out-goal" cx={goal.x} cy={goal.y} r="9" />
    </svg>
  );
}
