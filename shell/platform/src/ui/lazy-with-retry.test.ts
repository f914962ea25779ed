import { lazyWithRetry } from './lazy-with-retry.ts';

test('code is fetched once for all callers, and can be used without waiting once it is loaded', async () => {
  let fetched = 0;
  const load = lazyWithRetry(async () => ++fetched);
  const code = load();
  expect(load()).toBe(code);
  await code;
  expect(load()).toBe(code);
  expect(fetched).toBe(1);
  expect(code).toMatchObject({ status: 'fulfilled', value: 1 });
});

test('a failure is reported after three silent attempts, and not cached', async () => {
  let tries = 0;
  const load = lazyWithRetry(async () => {
    tries += 1;
    if (tries <= 3) throw new Error('refused');
    return 'code';
  });
  await expect(load()).rejects.toThrow('refused');
  expect(tries).toBe(3);
  await expect(load()).resolves.toBe('code');
});
