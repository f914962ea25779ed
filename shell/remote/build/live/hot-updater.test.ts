import { createHotUpdater } from './hot-updater.ts';

const { jest } = import.meta;

/** An app that runs the first of these builds and can apply the others, one by one. */
function runApp(...builds: string[]) {
  const reload = jest.fn();
  const follow = createHotUpdater({
    hash: () => builds[0] ?? '',
    applyNext: async () => (builds.length > 1 ? [builds.shift()] : null),
    reload,
  });
  return { follow, reload, running: () => builds[0] };
}

const settled = () => new Promise(resolve => setImmediate(resolve));

test('each build is applied on the way to the newest, without a reload', async () => {
  const { follow, reload, running } = runApp('a', 'b', 'c', 'd');
  follow('c');
  await settled();
  expect(running()).toBe('c');
  follow('d');
  await settled();
  expect(running()).toBe('d');
  expect(reload).not.toHaveBeenCalled();
});

test('builds that are announced together are applied one after the other', async () => {
  const { follow, reload, running } = runApp('a', 'b', 'c');
  follow('b');
  follow('c');
  await settled();
  expect(running()).toBe('c');
  expect(reload).not.toHaveBeenCalled();
});

test('the page is reloaded where no update leads to the newest build', async () => {
  const { follow, reload } = runApp('a', 'b');
  follow('z');
  await settled();
  expect(reload.mock.calls).toEqual([[new Error('nothing leads from b to z')]]);
});

test('an update that leaves the same build running is not repeated', async () => {
  const applyNext = jest.fn(async () => ['a module']);
  const reload = jest.fn();
  createHotUpdater({ hash: () => 'a', applyNext, reload })('b');
  await settled();
  expect(applyNext).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('after a failure the next build is tried', async () => {
  let hash = 'a';
  const reload = jest.fn();
  const follow = createHotUpdater({
    hash: () => hash,
    async applyNext() {
      if (reload.mock.calls.length === 0) throw new Error('offline');
      hash = 'c';
      return ['a module'];
    },
    reload,
  });
  follow('b');
  await settled();
  follow('c');
  await settled();
  expect(hash).toBe('c');
  expect(reload.mock.calls).toEqual([[new Error('offline')]]);
});
