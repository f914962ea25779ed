import type { SessionUser } from '@home-truths/contract';
import { waitFor } from '@testing-library/react';
import { createSession } from '../session/index.tsx';
import { buildUser } from '../testing/build-user.ts';
import { refuseStorage } from '../testing/refuse-storage.ts';
import { mirrorSession } from './mirror-session.ts';

const { jest } = import.meta;

const mirror = () => JSON.parse(localStorage.getItem('user') ?? 'null');
const otherTabWrites = (key: string | null, value: string | null) => {
  if (value === null) localStorage.removeItem('user');
  else localStorage.setItem('user', value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

let stop = () => {};

function start(user: SessionUser | null) {
  const session = createSession(user);
  stop = mirrorSession(session);
  return session;
}

afterEach(() => {
  stop();
  localStorage.clear();
});

test('a visit begins as the server said, whatever the device remembers', () => {
  localStorage.setItem('user', JSON.stringify(buildUser({ id: 9 })));
  start(buildUser());
  expect(mirror()).toEqual(buildUser());
});

test('a record that the server does not know any more is removed', () => {
  localStorage.setItem('user', JSON.stringify(buildUser()));
  const session = start(null);
  expect(localStorage.getItem('user')).toBeNull();
  expect(session.getState().user).toBeNull();
});

test('where the server could not say who it is, the record stays and counts', async () => {
  localStorage.setItem('user', JSON.stringify(buildUser()));
  const session = createSession(null);
  stop = mirrorSession(session, true);
  await waitFor(() => expect(session.getState().user).toEqual(buildUser()));
  expect(mirror()).toEqual(buildUser());
});

test('signing in and out is written down', () => {
  const session = start(null);
  session.getState().signIn(buildUser());
  expect(mirror()).toEqual(buildUser());
  session.getState().signOut();
  expect(localStorage.getItem('user')).toBeNull();
});

test('signing in or out in another tab counts here', async () => {
  const session = start(null);
  otherTabWrites('user', JSON.stringify(buildUser()));
  await waitFor(() => expect(session.getState().user).toEqual(buildUser()));
  otherTabWrites('user', null);
  await waitFor(() => expect(session.getState().user).toBeNull());
});

test('another tab that clears everything signs out here', async () => {
  const session = start(buildUser());
  otherTabWrites(null, null);
  await waitFor(() => expect(session.getState().user).toBeNull());
});

test('other things that other tabs write down are none of its business', async () => {
  const session = start(buildUser());
  const changed = jest.fn();
  session.subscribe(changed);
  otherTabWrites('theme', JSON.stringify(buildUser({ id: 9 })));
  otherTabWrites('user', JSON.stringify(buildUser({ id: 2 })));
  await waitFor(() => expect(session.getState().user?.id).toBe(2));
  expect(changed).toHaveBeenCalledTimes(1);
});

test.each(['{"id":', '"sam"', '{"id":"1"}', 'null'])(
  'a broken record %j is nobody, is logged without its content, and is removed',
  async record => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const session = start(buildUser());
    otherTabWrites('user', record);
    await waitFor(() => expect(session.getState().user).toBeNull());
    expect(localStorage.getItem('user')).toBeNull();
    expect(logged.mock.calls).toEqual([['The record under the storage key user is not a user']]);
    logged.mockRestore();
  },
);

test('a login event makes this tab read the record', async () => {
  const session = start(null);
  localStorage.setItem('user', JSON.stringify(buildUser()));
  window.dispatchEvent(new Event('user-login'));
  await waitFor(() => expect(session.getState().user).toEqual(buildUser()));
});

test('after the end nothing is followed any more', async () => {
  const ended = createSession(null);
  mirrorSession(ended)();
  const session = start(null);
  otherTabWrites('user', JSON.stringify(buildUser()));
  await waitFor(() => expect(session.getState().user).toEqual(buildUser()));
  expect(ended.getState().user).toBeNull();
  ended.getState().signIn(buildUser({ id: 9 }));
  expect(mirror()).toEqual(buildUser());
});

test('a page restored from the back/forward cache follows what happened meanwhile', async () => {
  const session = start(buildUser());
  localStorage.removeItem('user');
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  shown(true);
  await waitFor(() => expect(session.getState().user).toBeNull());
});

test('a device that stores nothing does not stop the visit', async () => {
  const restore = refuseStorage();
  const session = start(buildUser());
  const changed = jest.fn();
  session.subscribe(changed);
  window.dispatchEvent(new Event('user-login'));
  await import('./read-mirror.ts');
  await Promise.resolve();
  expect(changed).not.toHaveBeenCalled();
  session.getState().signOut();
  expect(session.getState().user).toBeNull();
  restore();
});
