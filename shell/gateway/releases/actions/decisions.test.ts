import type { Decision } from '../registry.ts';
import { disableRemote, enableRemote, followBuilds, pinVersion, rollBack, startCanary } from './decisions.ts';

const ONE: Decision = { pinned: '1', source: 'build' };
const NOON = '2026-11-30T12:00:00.000Z';
const LATER = '2026-11-30T13:00:00.000Z';

test('what was pinned before is the way back', () => {
  expect(pinVersion(ONE, '2')).toEqual({ pinned: '2', previous: '1', source: 'command' });
  expect(pinVersion({}, '1')).toEqual({ pinned: '1', source: 'command' });
});

test('pinning what is pinned keeps the way back', () => {
  expect(pinVersion({ pinned: '2', previous: '1' }, '2')).toEqual({
    pinned: '2',
    previous: '1',
    source: 'command',
  });
});

test('pinning the canary version ends the canary', () => {
  expect(pinVersion(startCanary(ONE, '2', { percent: 10 }, NOON), '2')).toEqual({
    pinned: '2',
    previous: '1',
    source: 'command',
  });
});

test('a share gets the newer version, the others what is pinned', () => {
  expect(startCanary(ONE, '2', { percent: 10 }, NOON)).toEqual({
    pinned: '1',
    canary: { version: '2', percent: 10, began: NOON },
    source: 'command',
  });
});

test.each([
  ['with the same percentage', { percent: 10 }, NOON],
  ['that is watched from now on', { percent: 10, watch: true, promoteAfter: '24h' }, NOON],
  ['with another percentage', { percent: 20 }, LATER],
])('a canary %s has the time since when it has the percentage', (_, rollout, began) => {
  const first = startCanary(ONE, '2', { percent: 10 }, NOON);
  expect(startCanary(first, '2', rollout, LATER).canary).toEqual({ version: '2', began, ...rollout });
});

test('another version begins anew', () => {
  const first = startCanary(ONE, '2', { percent: 10, watch: true }, NOON);
  expect(startCanary(first, '3', { percent: 10 }, LATER).canary).toEqual({
    version: '3',
    percent: 10,
    began: LATER,
  });
});

test('a rollback ends a canary first', () => {
  const canary = startCanary({ pinned: '2', previous: '1' }, '3', { percent: 10 }, NOON);
  expect(rollBack(canary, [])).toEqual({ pinned: '2', previous: '1', source: 'command' });
});

test('a rollback pins what was pinned before, and never leads back to what was left', () => {
  const two = pinVersion(ONE, '2');
  const three = pinVersion(two, '3');
  const history = [three, two, ONE];
  const back = rollBack(three, history);
  expect(back).toEqual({ pinned: '2', previous: '1', source: 'command' });
  const further = back && rollBack(back, [back, ...history]);
  expect(further).toEqual({ pinned: '1', source: 'command' });
  expect(further && rollBack(further, [further, back, ...history])).toBeUndefined();
});

test('without a way back there is no rollback', () => {
  expect(rollBack(ONE, [ONE])).toBeUndefined();
});

test('a switch changes nothing else', () => {
  const two = pinVersion(ONE, '2');
  const disabled = disableRemote(two, 'Back at noon.');
  expect(disabled).toEqual({ ...two, disabled: 'Back at noon.' });
  expect(pinVersion(disabled, '3').disabled).toBe('Back at noon.');
  expect(enableRemote(disabled)).toEqual(two);
});

test('a remote that follows the builds again has no canary', () => {
  expect(followBuilds(startCanary(ONE, '2', { percent: 10 }, NOON))).toEqual({
    pinned: '1',
    source: 'build',
  });
});
