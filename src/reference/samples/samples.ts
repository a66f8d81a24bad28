import type { SampleRow, Samples } from '../../model/api/samples.ts';
import { customerRows } from './rows/customers.ts';
import { networkRows } from './rows/network.ts';
import { saleRows } from './rows/sales.ts';
import { serviceRows } from './rows/service.ts';
import { resolved, type World } from './world.ts';

/** The samples of a world. `report` is called for `$` places that do not exist. */
export function samplesOf(world: World, report: (message: string) => void): Samples {
  const objects = Object.entries(resolved(world.objects, world, report)).map(
    ([type, values]): [string, SampleRow[]] => [type, [{ key: '', values }]],
  );
  return {
    rows: {
      ...Object.fromEntries(objects),
      // Not an API type: the clock of the world, for the mock.
      Moment: [{ key: '', values: world.moment }],
      ...customerRows(world),
      ...saleRows(world),
      ...networkRows(world),
      ...serviceRows(world),
    },
    answers: resolved(world.answers, world, report),
  };
}
