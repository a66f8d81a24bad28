/** A task that can run in parallel with others. */
export interface Task {
  readonly name: string;
  /** Names of tasks that have to be done before; those that are not scheduled do not count. */
  readonly needs: readonly string[];
  /** How many processors it keeps busy; half of one if it waits much of its time. */
  readonly cores: number;
}

/** Runs tasks in parallel while processors are free. Resolves with results in order. */
export async function runTasks<T extends Task, Result>(
  tasks: readonly T[],
  cores: number,
  run: (task: T) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<string, Result>();
  const waiting = [...tasks];
  const running = new Map<string, { readonly cores: number; readonly done: Promise<void> }>();

  const free = () => [...running.values()].reduce((left, task) => left - task.cores, cores);
  const coresOf = (task: T) => Math.min(task.cores, cores);
  const isReady = (task: T) =>
    coresOf(task) <= free() &&
    task.needs.every((need) => results.has(need) || !tasks.some(({ name }) => name === need));

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(isReady);
    const [task] = next < 0 ? [] : waiting.splice(next, 1);
    if (task) {
      const done = run(task).then((result) => {
        results.set(task.name, result);
        running.delete(task.name);
      });
      running.set(task.name, { cores: coresOf(task), done });
    } else {
      if (running.size === 0) throw new Error(`${waiting.map(({ name }) => name).join(' and ')} wait for each other.`);
      await Promise.race([...running.values()].map(({ done }) => done));
    }
  }
  return tasks.flatMap(({ name }) => results.get(name) ?? []);
}
