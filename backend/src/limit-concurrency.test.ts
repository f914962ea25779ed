import { limitConcurrency } from './limit-concurrency.ts';

const { jest } = import.meta;

const BUSY = { status: 503, message: 'We’re very busy right now. Please try again in a moment.' };

beforeEach(() => void jest.useFakeTimers());
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
