import path from 'node:path';
import { sharedBackend } from '../../testing/backend.ts';
import { runScript } from '../../testing/command.ts';
import { mailTo } from '../../testing/mail.ts';
import { adminWithApp, buildMember } from '../../testing/requests.ts';

const SCRIPT = path.join(import.meta.dirname, 'second-factor-command.ts');

const backend = await sharedBackend({ ADMIN_SECOND_FACTOR: 'on', PUBLIC_URL: 'http://home-truths.example' });

const run = (...args: string[]) => runScript(backend, SCRIPT, ...args);

test('an app that was lost is taken away, which is recorded and mailed; another one can be set up', async () => {
  const { id, email, browser, app } = await adminWithApp(backend);
  await backend.post('/api/auth/second-factor/check', { code: await app.code() }, browser);
  expect(await run('reset', email.toUpperCase())).toEqual({
    output: 'The authenticator app was removed. Its owner is told by mail and can set up another one',
    code: 0,
  });
  expect((await backend.get('/api/auth/me', browser)).body.secondFactor).toEqual({
    isRequired: true,
    since: null,
    isChecked: false,
    recoveryCodes: 0,
  });
  const entries = await backend.rows(`select actor_id, action from audit_entry where subject_id = $1`, id);
  expect(entries).toEqual([{ actor_id: null, action: 'reset' }]);
  const { text } = await mailTo(backend, email, 'The authenticator app on your account was reset');
  expect(text).toContain('http://home-truths.example/auth/forgot-password');
  const code = app.recoveryCodes[0];
  expect((await backend.post('/api/auth/second-factor/check', { code }, browser)).status).toBe(409);
  expect((await backend.post('/api/auth/second-factor', undefined, browser)).status).toBe(200);
});

test('what cannot be done is refused with a message', async () => {
  const { email } = await buildMember(backend, { isAdmin: true });
  const responses = await Promise.all([
    run('reset', email),
    run('reset', 'nobody@example.com'),
    run('reset'),
    run('reset', email, email),
    run('on', email),
    run(),
  ]);
  const usage = 'npm run second-factor -- reset <email>';
  expect(responses).toEqual(
    [
      'No authenticator app is set up for that account',
      'There is no account with that email',
      ...[usage, usage, usage, usage],
    ].map(output => ({ output, code: 1 })),
  );
});
