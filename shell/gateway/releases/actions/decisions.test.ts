import type { Decision } from '../registry.ts';
import { disableRemote, enableRemote, followBuilds, pinVersion, rollBack, startCanary } from './decisions.ts';

const ONE: Decision = { pinned: '1', source: 'build' };

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
  expect(pinVersion(startCanary(ONE, '2', 10), '2')).toEqual({
    pinned: '2',
    previous: '1',
    source: 'command',
  });
});

test('a share gets the newer version, the others what is pinned', () => {
  expect(startCanary(ONE, '2', 10)).toEqual({
    pinned: '1',
    canary: { version: '2', percent: 10 },
    source: 'command',
  });
});

test('a rollback ends a canary first', () => {
  const canary = startCanary({ pinned: '2', previous: '1' }, '3', 10);
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
  expect(followBuilds(startCanary(ONE, '2', 10))).toEqual({ pinned: '1', source: 'build' });
});
