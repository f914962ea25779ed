import { HourlyTasks } from './platform/jobs/hourly-tasks.ts';
import { JobWorker } from './platform/jobs/job-worker.ts';
import { startBackend } from './testing/backend.ts';

const TASKS = [
  'clearing images of deleted properties',
  'completing the log of erasures',
  'counting days',
  'counting suburbs',
  'deleting counts of guests on days that are over',
  'deleting ended calls of pipelines',
  'deleting old audit entries',
  'deleting old complaints',
  'deleting old confirmations',
  'deleting old counts',
  'deleting old counts',
  'deleting old messages',
  'deleting old requests',
  'deleting old reset tokens',
  'deleting old results',
  'deleting old sessions',
  'deleting unreviewed properties',
  'deleting unused photos',
  'erasing deleted reviews',
  'finding properties that may be one',
  'notifying of changes that nobody follows',
  'replacing marks of visitors who wrote reviews',
  'summing up row counts',
];

/** A task names itself where it fails, as each does without a database. */
const failedTasks = (log: string[]) =>
  log.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'hourly task failed');

test('each kind of data that is stored for a limited time has a task every hour, and one that fails holds up no other', async () => {
  const backend = await startBackend({ DATABASE_URL: 'postgres://sam:caged@127.0.0.1:1/nowhere' });
  await backend.app.get(HourlyTasks).run();
  expect(
    failedTasks(backend.log)
      .map(({ task }) => task)
      .sort(),
  ).toEqual(TASKS);
  expect(backend.log.join('')).not.toContain('caged');
  await backend.stop();
});

test('a worker that stops waits for what it does at its start, which needs the connections of its process', async () => {
  const backend = await startBackend({}, { isWorking: false });
  const worker = backend.app.get(JobWorker);
  const lock = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = backend.em().transactional(async em => {
    await em.execute('lock table place_sum in access exclusive mode');
    locked.resolve();
    await lock.promise;
  });
  await locked.promise;
  await worker.start();
  let isStopped = false;
  const stopped = worker.beforeApplicationShutdown().then(() => {
    isStopped = true;
  });
  // longer than the queue takes to stop
  await new Promise(done => setTimeout(done, 2500));
  expect(isStopped).toBe(false);
  lock.resolve();
  await Promise.all([holding, stopped]);
  expect(failedTasks(backend.log)).toEqual([]);
  await backend.stop();
});
