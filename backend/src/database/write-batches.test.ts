import { setTimeout as wait } from 'node:timers/promises';
import { writeBatches } from './write-batches.ts';

/** Records the batches; each write ends when the test says so. */
function startWrites() {
  const batches: { items: string[]; end: (error?: unknown) => void }[] = [];
  const add = writeBatches(
    (items: string[]) =>
      new Promise<string[]>((resolve, reject) => {
        const end = (error?: unknown) =>
          error ? reject(error) : resolve(items.map(item => item.toUpperCase()));
        batches.push({ items, end });
      }),
  );
  return { batches, add };
}

const settle = () => wait(0);

test('one is written at once; those that come while four batches run are written together', async () => {
  const { batches, add } = startWrites();
  const results = Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(add));
  expect(batches.map(({ items }) => items)).toEqual([['a'], ['b'], ['c'], ['d']]);
  batches[1]?.end();
  await settle();
  expect(batches[4]?.items).toEqual(['e', 'f', 'g']);
  for (const { end } of batches) end();
  expect(await results).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
});

test('of a refused batch every one is written alone, and only what is refused fails', async () => {
  const refused = Object.assign(new Error('duplicate'), { code: '23505' });
  const written: string[][] = [];
  const add = writeBatches(async (items: string[]) => {
    written.push(items);
    if (items.includes('bad')) throw refused;
    return items;
  });
  const all = ['first', 'second', 'third', 'fourth', 'good', 'bad', 'better'];
  const results = await Promise.allSettled(all.map(add));
  expect(written.slice(4)).toEqual([['good', 'bad', 'better'], ['good'], ['bad'], ['better']]);
  expect(results.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled'],
    ...['fulfilled', 'rejected', 'fulfilled'],
  ]);
});

test('a batch whose outcome is not known is not written again', async () => {
  const lost = Object.assign(new Error('connection lost'), { code: '08006' });
  const { batches, add } = startWrites();
  const results = Promise.allSettled(['a', 'b', 'c', 'd', 'e', 'f'].map(add));
  batches[0]?.end();
  await settle();
  for (const each of batches.slice(1, 4)) each.end();
  batches[4]?.end(lost);
  expect((await results).map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled'],
    ...['rejected', 'rejected'],
  ]);
  expect(batches.length).toBe(5);
});

test('after a deadlock, which wrote nothing, a batch is written again, three times at most', async () => {
  const { batches, add } = startWrites();
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  const first = add('a');
  batches[0]?.end(deadlock);
  await settle();
  batches[1]?.end();
  expect(await first).toBe('A');
  const second = expect(add('b')).rejects.toBe(deadlock);
  for (const attempt of [2, 3, 4]) {
    batches[attempt]?.end(deadlock);
    await settle();
  }
  await second;
  expect(batches.map(({ items }) => items)).toEqual([['a'], ['a'], ['b'], ['b'], ['b']]);
});
