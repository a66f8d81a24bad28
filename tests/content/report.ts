import { facts as siteFacts } from '../../site/facts.ts';
import { checkSite } from '../../src/check/checkSite.ts';
import { summarise } from '../../src/check/summary.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import { ProblemsError } from '../../src/model/problems/problems.ts';
import { configurationOf } from './smallSite.ts';

/** The only facts of the cases, so that a new fact of this site changes no expected message. */
const known = ['devices.basic', 'devices.family', 'lockout', 'price.basic', 'refundWindow', 'support.email'] as const;

/** The report about a copy: the output of `npm run check`, and whether a build goes on. */
export async function report(copy: string, ...overlays: readonly string[]): Promise<string> {
  const modules = await configurationOf(...overlays);
  const facts = Object.fromEntries(known.map((id) => [id, siteFacts[id]]));
  const configuration = { ...modules, 'facts.ts': { facts } };
  return `${summarise(checkSite(copy, configuration)).text}\n${buildOf(() => loadSite(copy, { drafts: false }, configuration))}\n`;
}

function buildOf(load: () => unknown): string {
  try {
    load();
    return 'The build goes on.';
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return 'The build stops.';
  }
}
