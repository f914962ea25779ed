import { Replica } from './replica.ts';
import { sql } from './sql.ts';

const { jest } = import.meta;

let written = 0;
let replayed = 0;
let replica: Replica;

beforeEach(() => {
  jest.useFakeTimers();
  [written, replayed] = [0, 0];
  replica = new Replica({
    url: 'postgres://localhost/never-connected',
    poolSize: 1,
    maxLagSeconds: 3,
    onPrimary: async () => [{ position: written }],
    run: async <Row>() => [{ position: replayed }] as Row[],
  });
});
afterEach(async () => {
  await replica.end();
  jest.useRealTimers();
});

/** Lets seconds pass in which the primary writes. */
async function writeFor(seconds: number) {
  for (let n = 0; n < seconds; n++) {
    written += 100;
    await jest.advanceTimersByTimeAsync(1_000);
  }
}
const isUsed = async () => (await replica.rows(sql`select 1`)) !== undefined;

test('a replica that stands still is not used after three seconds, until it has caught up', async () => {
  await writeFor(1);
  replayed = 100;
  await writeFor(3);
  expect([replica.lagSeconds, await isUsed()]).toEqual([3, true]);
  await writeFor(1);
  expect([replica.lagSeconds, await isUsed()]).toEqual([4, false]);
  expect(replica.fallbacks).toEqual({ away: 0, lagging: 1, failed: 0 });
  replayed = 500;
  await writeFor(1);
  expect([replica.lagSeconds, await isUsed()]).toEqual([1, true]);
});

test('a replica behind all positions that are known lags since the first of them', async () => {
  await writeFor(5);
  expect([replica.lagSeconds, await isUsed()]).toEqual([4, false]);
});
