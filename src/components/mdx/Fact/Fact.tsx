import { factsOfPage, formatFact, linksOf, shortAddress } from '../../../model/config/facts.ts';
import { Link } from '../../Link/Link.tsx';
import { usePage } from '../../PageContext/PageContext.tsx';
import type { PropsOf, Renderings } from '../renderings.ts';
import type * as writer from './Fact.writer.ts';

/** A shared fact or the day of the last check, isolated so that it stays whole in Persian. */
export function Fact({ id, times }: PropsOf<typeof writer.Fact>) {
  const { site, reader, strings, view } = usePage();
  const facts = factsOfPage(site.facts, view.checked);
  const addresses = linksOf(facts, id);
  if (addresses.length === 0) return <bdi>{formatFact(facts, id, reader, times)}</bdi>;
  return addresses.map((address, index) => (
    <span key={address}>
      {index > 0 && strings.chrome.listSeparator}
      <Link to={address}>
        <bdi>{shortAddress(address)}</bdi>
      </Link>
    </span>
  ));
}

export const renderings = { Fact } satisfies Renderings<typeof writer>;
