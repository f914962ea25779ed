import { limitConcurrency } from './limit-concurrency.ts';

const { jest } = import.meta;

const BUSY = { status: 503, message: 'We’re very busy right now. Please try again in a moment.' };

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => void jest.useRealTimers());

test('who waits too long is told, and the others keep their turns', async () => {
  const queue = limitConcurrency({ concurrency: 1, maxWaiting: 2 });
  const first = Promise.withResolvers<void>();
  const begun: string[] = [];
  const working = queue(() => first.promise);
  const early = queue(async () => void begun.push('early'));
  const refused = expect(early).rejects.toMatchObject(BUSY);
  await jest.advanceTimersByTimeAsync(3_000);
  const late = queue(async () => void begun.push('late'));
  await expect(queue(async () => {})).rejects.toMatchObject(BUSY);
  await jest.advanceTimersByTimeAsync(2_000);
  await refused;
  first.resolve();
  await Promise.all([working, late]);
  expect(begun).toEqual(['late']);
});

test('clients take turns, and one that fills the queue makes room for another', async () => {
  const queue = limitConcurrency({ concurrency: 1, maxWaiting: 3 });
  const first = Promise.withResolvers<void>();
  const begun: string[] = [];
  const enqueue = (client: string, name: string) => queue(async () => void begun.push(name), client);
  const working = queue(() => first.promise, 'crowd');
  const crowd = ['1', '2', '3'].map(name => enqueue('crowd', name));
  const refused = expect(crowd[2]).rejects.toMatchObject(BUSY);
  const other = enqueue('other', 'other');
  await refused;
  first.resolve();
  await Promise.all([working, crowd[0], crowd[1], other]);
  expect(begun).toEqual(['1', 'other', '2']);
});
