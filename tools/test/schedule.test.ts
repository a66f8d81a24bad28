import { expect, it } from 'vitest';
import { runTasks, type Task } from './schedule.ts';

const task = (name: string, cores = 1, ...needs: readonly string[]): Task => ({ name, cores, needs });

/** Runs tasks whose length in turns is given. Returns what began and ended, in order. */
async function logOf(tasks: readonly Task[], cores: number, turns: Readonly<Record<string, number>> = {}) {
  const log: string[] = [];
  const results = await runTasks(tasks, cores, async ({ name }) => {
    log.push(`${name} begins`);
    for (let turn = turns[name] ?? 1; turn > 0; turn -= 1) await new Promise((resolve) => setImmediate(resolve));
    log.push(`${name} ends`);
    return name;
  });
  return { log, results };
}

it('runs as many tasks in parallel as there are processors, in their order', async () => {
  const { log, results } = await logOf([task('types'), task('unit'), task('lint')], 2, { types: 5, unit: 2 });
  expect(log).toEqual(['types begins', 'unit begins', 'unit ends', 'lint begins', 'lint ends', 'types ends']);
  expect(results).toEqual(['types', 'unit', 'lint']);
});

it('lets a task wait for those that it needs, and others go ahead of it', async () => {
  const { log } = await logOf([task('build'), task('output', 1, 'build'), task('unit')], 2, { build: 5 });
  expect(log).toEqual(['build begins', 'unit begins', 'unit ends', 'build ends', 'output begins', 'output ends']);
});

it('gives a task that needs all processors all of them, however few there are', async () => {
  const { log } = await logOf([task('unit'), task('browser', 2), task('conformance', 1, 'browser')], 2);
  expect(log).toEqual([
    'unit begins',
    'unit ends',
    'browser begins',
    'browser ends',
    'conformance begins',
    'conformance ends',
  ]);
  await expect(logOf([task('browser', 2)], 1)).resolves.toMatchObject({ results: ['browser'] });
});

it('runs a task that waits much next to as many others as there are processors', async () => {
  const tasks = [task('build'), task('unit', 0.5), task('types'), task('browser', 2.5), task('lint')];
  const { log } = await logOf(tasks, 2.5, { build: 3, unit: 6, types: 3 });
  expect(log.slice(0, 3)).toEqual(['build begins', 'unit begins', 'types begins']);
  expect(log.indexOf('browser begins')).toBeGreaterThan(log.indexOf('unit ends'));
});

it('does not wait for a task that is not scheduled', async () => {
  await expect(logOf([task('output', 1, 'build')], 2)).resolves.toMatchObject({ results: ['output'] });
});

it('reports tasks that wait for each other', async () => {
  await expect(logOf([task('a', 1, 'b'), task('b', 1, 'a')], 2)).rejects.toThrow('a and b wait for each other.');
});
