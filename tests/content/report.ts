import { checkSite } from '../../src/check/checkSite.ts';
import { summarise } from '../../src/check/summary.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import { ProblemsError } from '../../src/model/problems/problems.ts';
import { configurationOf } from './smallSite.ts';

/** The report about a copy: the output of `npm run check`, and whether a build goes on. */
export async function report(copy: string, ...overlays: readonly string[]): Promise<string> {
  const configuration = await configurationOf(...overlays);
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
