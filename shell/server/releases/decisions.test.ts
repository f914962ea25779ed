import { following, pinned, rolledBack, switchedOff, switchedOn, withCanary } from './decisions.ts';
import type { Decision } from './registry.ts';

const ONE: Decision = { pinned: '1', source: 'build' };

test('what was pinned before is the way back', () => {
  expect(pinned(ONE, '2')).toEqual({ pinned: '2', previous: '1', source: 'command' });
  expect(pinned({}, '1')).toEqual({ pinned: '1', source: 'command' });
});

test('pinning what is pinned keeps the way back', () => {
  expect(pinned({ pinned: '2', previous: '1' }, '2')).toEqual({
    pinned: '2',
    previous: '1',
    source: 'command',
  });
});

test('pinning the canary version ends the canary', () => {
  expect(pinned(withCanary(ONE, '2', 10), '2')).toEqual({ pinned: '2', previous: '1', source: 'command' });
});

test('a share gets the newer version, the others what is pinned', () => {
  expect(withCanary(ONE, '2', 10)).toEqual({
    pinned: '1',
    canary: { version: '2', percent: 10 },
    source: 'command',
  });
});

test('a rollback ends a canary first', () => {
  const canary = withCanary({ pinned: '2', previous: '1' }, '3', 10);
  expect(rolledBack(canary, [])).toEqual({ pinned: '2', previous: '1', source: 'command' });
});

test('a rollback pins what was pinned before, and never leads back to what was left', () => {
  const two = pinned(ONE, '2');
  const three = pinned(two, '3');
  const history = [three, two, ONE];
  const back = rolledBack(three, history);
  expect(back).toEqual({ pinned: '2', previous: '1', source: 'command' });
  const further = back && rolledBack(back, [back, ...history]);
  expect(further).toEqual({ pinned: '1', source: 'command' });
  expect(further && rolledBack(further, [further, back, ...history])).toBeUndefined();
});

test('without a way back there is no rollback', () => {
  expect(rolledBack(ONE, [ONE])).toBeUndefined();
});

test('a switch changes nothing else', () => {
  const two = pinned(ONE, '2');
  const disabled = switchedOff(two, 'Back at noon.');
  expect(disabled).toEqual({ ...two, disabled: 'Back at noon.' });
  expect(pinned(disabled, '3').disabled).toBe('Back at noon.');
  expect(switchedOn(disabled)).toEqual(two);
});

test('a remote that follows the builds again has no canary', () => {
  expect(following(withCanary(ONE, '2', 10))).toEqual({ pinned: '1', source: 'build' });
});
