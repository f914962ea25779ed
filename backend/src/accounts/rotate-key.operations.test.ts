import path from 'node:path';
import { type Backend, startBackend } from '../testing/backend.ts';
import { runScript } from '../testing/command.ts';
import { VisitorsService } from './sessions/visitors.service.ts';

const SCRIPT = path.join(import.meta.dirname, 'rotate-key.ts');

let backend: Backend;
const later: Backend[] = [];

beforeEach(async () => {
  backend = await startBackend();
});

afterEach(async () => {
  for (const each of later.splice(0)) await each.app.close();
  await backend.stop();
});

const rotate = (...args: string[]) => runScript(backend, SCRIPT, ...args);

/** The site after a restart: a process reads its key once. */
async function restarted() {
  const next = await startBackend({ DATABASE_URL: backend.database.url });
  later.push(next);
  return next.app.get(VisitorsService);
}

const issued = () => backend.app.get(VisitorsService).issue();

test('after a rotation cookies of before still count, until the next one', async () => {
  const { id, cookie } = await issued();
  expect(await rotate('rotate')).toEqual({
    output: 'Cookies are signed with a new key once the site is started again',
    code: 0,
  });
  const visitors = await restarted();
  expect(await visitors.read(cookie)).toBe(id);
  const fresh = await visitors.issue();
  expect(await visitors.read(fresh.cookie)).toBe(fresh.id);
  expect(await backend.app.get(VisitorsService).read(fresh.cookie)).toBeNull();
  await rotate('rotate');
  const next = await restarted();
  expect(await next.read(fresh.cookie)).toBe(fresh.id);
  expect(await next.read(cookie)).toBeNull();
});

test('a key that was stolen counts no more at once, and the audit says when it was changed', async () => {
  const { cookie } = await issued();
  await rotate('rotate', '--forget-old');
  expect(await (await restarted()).read(cookie)).toBeNull();
  expect(await backend.rows('select actor_id, action, subject from audit_entry')).toEqual([
    { actor_id: null, action: 'rotate', subject: 'key' },
  ]);
});

test('a database that has no key yet gets its first', async () => {
  expect((await rotate('rotate')).code).toBe(0);
  const visitors = await restarted();
  const { id, cookie } = await visitors.issue();
  expect(await visitors.read(cookie)).toBe(id);
});

test('anything else changes nothing and says how', async () => {
  await issued();
  const stored = () => backend.rows('select name, value from server_secret');
  const before = await stored();
  expect(await rotate('show')).toEqual({ output: 'npm run keys -- rotate [--forget-old]', code: 1 });
  expect(await stored()).toEqual(before);
});
