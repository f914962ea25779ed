import { Logger } from '@nestjs/common';
import { startBackend } from './testing/backend.ts';

const { jest } = import.meta;

const HOUR_MS = 3_600_000;

const TASKS = [
  'clearing images of deleted properties',
  'deleting counts of guests on days that are over',
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
  'notifying of changes that nobody follows',
  'replacing marks of visitors who wrote reviews',
  'summing up row counts',
];

test('each kind of data that is stored for a limited time has a task every hour', async () => {
  const timers = jest.spyOn(globalThis, 'setInterval');
  const backend = await startBackend();
  const hourly = timers.mock.calls.filter(([, ms]) => ms === HOUR_MS);
  timers.mockRestore();
  await backend.stop();
  // a task names itself where it fails, as each does without a database
  const failed: string[] = [];
  const all = Promise.withResolvers<void>();
  jest.spyOn(Logger, 'error').mockImplementation(message => {
    failed.push(String(message).replace(/ failed: .*/s, ''));
    if (failed.length === hourly.length) all.resolve();
  });
  for (const [run] of hourly) run();
  await all.promise;
  expect(failed.sort()).toEqual(TASKS);
});
