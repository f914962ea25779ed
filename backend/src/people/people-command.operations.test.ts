import path from 'node:path';
import { sharedBackend } from '../testing/backend.ts';
import { buildUser, signIn } from '../testing/builders.ts';
import { runScript } from '../testing/command.ts';
import { mailTo } from '../testing/mail.ts';
import { buildMember, PASSWORD } from '../testing/requests.ts';

const SCRIPT = path.join(import.meta.dirname, 'people-command.ts');

const backend = await sharedBackend();

const people = (...args: string[]) => runScript(backend, SCRIPT, ...args);
const actionsAt = async (id: number) =>
  (
    await backend.rows<{ entry: string }>(
      `select action || coalesce(' by ' || actor_id, '') as entry from audit_entry where subject_id = $1 order by id`,
      id,
    )
  ).map(({ entry }) => entry);

test('an account is blocked and unblocked, its sessions ended, by nobody in the audit', async () => {
  const { id, email } = await buildMember(backend);
  const browser = await signIn(backend, { id });
  expect(await people('block', email.toUpperCase(), '--reason', 'Spam')).toEqual({
    output: 'The account is blocked, and its owner is signed out everywhere',
    code: 0,
  });
  expect((await backend.get('/api/auth/me', browser)).status).toBe(401);
  expect((await backend.post('/api/auth/login', { email, password: PASSWORD })).text).toContain(
    'Reason: Spam.',
  );
  expect((await people('unblock', email)).code).toBe(0);
  await signIn(backend, { id });
  expect(await people('end-sessions', email)).toEqual({ output: 'Ended sessions: 1', code: 0 });
  expect(await actionsAt(id)).toEqual(['block', 'unblock', 'end']);
});

test('an administrator is made and unmade, and told by mail', async () => {
  const { id, email } = await buildUser(backend, { emailVerified: true });
  expect((await people('make-admin', email)).code).toBe(0);
  await mailTo(backend, email, 'You are now an administrator');
  expect(await people('unmake-admin', email)).toEqual({
    output: 'This is the only administrator. Make someone else an administrator first.',
    code: 1,
  });
  await buildUser(backend, { isAdmin: true });
  expect((await people('unmake-admin', email)).code).toBe(0);
  await mailTo(backend, email, 'You are no longer an administrator');
  expect(await actionsAt(id)).toEqual(['make-admin', 'unmake-admin']);
});

test('what cannot be done is refused with a message', async () => {
  const { email } = await buildUser(backend);
  const usage = /^npm run people -- block <email> --reason/;
  for (const [args, output] of [
    [[], usage],
    [['toString', email], usage],
    [['unblock'], usage],
    [['unblock', email, email], usage],
    [['unblock', 'nobody@example.com'], /^There is no account with that email$/],
    [['unblock', email], /^This person isn’t blocked$/],
    [['block', email], /^Reason is required: npm run people/],
    [['make-admin', email], /^This person hasn’t confirmed their email/],
  ] as const)
    expect(await people(...args)).toEqual({ output: expect.stringMatching(output), code: 1 });
});
