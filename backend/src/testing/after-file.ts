const tasks: (() => unknown)[] = [];

/** Does something after all tests of a file, before what was registered earlier. */
export function afterFile(task: () => unknown) {
  if (tasks.push(task) > 1) return;
  afterAll(async () => {
    for (const each of tasks.toReversed()) await each();
  });
}
