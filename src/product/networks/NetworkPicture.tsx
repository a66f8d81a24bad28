import { usePage } from '../../components/PageContext/PageContext.tsx';
import {
  filterDashes,
  filterRadius,
  nameAt,
  openRadii,
  stop,
  turnOf,
  wayStopped,
  wayThrough,
} from '../../drawing/arms.ts';
import { goal, side } from '../../drawing/wayOut.ts';
import { type Network, protocolName, protocols, reachabilityOf } from './networks.ts';

const middle = { cx: side / 2, cy: side / 2 };

/** Shapes that the pictures of all networks refer to, sent once. */
export function PictureParts() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <g id="way-through">
        <path fill="none" d={wayThrough} pathLength="1" />
        <circle cx={goal.x} cy={goal.y} r="9" />
      </g>
      <g id="way-stopped">
        <path fill="none" d={wayStopped} pathLength="1" />
        <path d={`M${Math.round(stop.x) - 10} ${Math.round(stop.y) - 10}l20 20m0-20l-20 20`} />
      </g>
      <g id="way-rings">
        {openRadii.map((r) => (
          <circle key={r} {...middle} r={r} />
        ))}
      </g>
    </svg>
  );
}

/** The reader, the filter as a ring, and the way of each protocol to the server. */
export function NetworkPicture({ network }: { readonly network: Network }) {
  const { site, locale } = usePage();
  const isMirrored = site.config.locales[locale].direction === 'rtl';
  const reachability = protocols.map((protocol) => reachabilityOf(protocol, network));
  const lookOf = (index: number) => (protocols[index] === network.order[0] ? 'best' : reachability[index]);
  return (
    <svg className="network" viewBox={`0 8 ${side} 380`} fill="none" aria-hidden="true">
      <g transform={isMirrored ? `matrix(-1 0 0 1 ${side} 0)` : undefined}>
        <use href="#way-rings" />
        <circle
          className="filter"
          {...middle}
          r={filterRadius}
          {...filterDashes((arm) => reachability[arm] !== 'stopped')}
        />
        {protocols.map((protocol, index) => (
          <use
            key={protocol}
            href={reachability[index] === 'stopped' ? '#way-stopped' : '#way-through'}
            className={lookOf(index)}
            transform={`rotate(${turnOf(index)} ${middle.cx} ${middle.cy})`}
          />
        ))}
        <circle className="you" {...middle} r="12" />
      </g>
      {protocols.map((protocol, index) => (
        <text key={protocol} className={lookOf(index)} {...nameAt(index, isMirrored)}>
          {protocolName(protocol, site.appWords, locale)}
        </text>
      ))}
    </svg>
  );
}
