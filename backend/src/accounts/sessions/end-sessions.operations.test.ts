import path from 'node:path';
import { type Backend, startBackend } from '../../testing/backend.ts';
import { buildUser, signIn } from '../../testing/builders.ts';
import { runScript } from '../../testing/command.ts';

const SCRIPT = path.join(import.meta.dirname, 'end-sessions.ts');

let backend: Backend;

beforeEach(async () => {
  backend = await startBackend();
});

afterEach(() => backend.stop());

const sessions = (...args: string[]) => runScript(backend, SCRIPT, ...args);

const statusOf = async (browser: Record<string, string>) =>
  (await backend.get('/api/auth/me', browser)).status;

const entries = () => backend.rows('select actor_id, action, subject, subject_id from audit_entry');

test('all sessions of one person end, nobody else’s, and the audit says so', async () => {
  const [user, other] = [await buildUser(backend), await buildUser(backend)];
  const browsers = [await signIn(backend, user), await signIn(backend, user)];
  const left = await signIn(backend, other);
  expect(await sessions('end', user.email.toUpperCase())).toEqual({
    output: `Ended sessions of account ${user.id}: 2`,
    code: 0,
  });
  for (const browser of browsers) expect(await statusOf(browser)).toBe(401);
  expect(await statusOf(left)).toBe(200);
  expect(await entries()).toEqual([
    { actor_id: null, action: 'end', subject: 'session', subject_id: user.id },
  ]);
});

test('with --all everybody is signed out', async () => {
  const browsers = [
    await signIn(backend, await buildUser(backend)),
    await signIn(backend, await buildUser(backend)),
  ];
  expect(await sessions('end', '--all')).toEqual({ output: 'Ended sessions of all accounts: 2', code: 0 });
  for (const browser of browsers) expect(await statusOf(browser)).toBe(401);
  expect(await entries()).toEqual([{ actor_id: null, action: 'end', subject: 'session', subject_id: 0 }]);
});

test.each([
  [['end', 'nobody@example.com'], 'There is no account nobody@example.com'],
  [['end'], 'npm run sessions -- end <email> | end --all'],
  [['end', 'somebody@example.com', '--all'], 'npm run sessions -- end <email> | end --all'],
  [[], 'npm run sessions -- end <email> | end --all'],
])('%j ends nothing and says why', async (args, output) => {
  const browser = await signIn(backend, await buildUser(backend));
  expect(await sessions(...args)).toEqual({ output, code: 1 });
  expect(await statusOf(browser)).toBe(200);
  expect(await entries()).toEqual([]);
});
