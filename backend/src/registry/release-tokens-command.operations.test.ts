import path from 'node:path';
import { PUBLISHERS_PATH, RELEASE_TOKEN_HEADER } from '@home-truths/contract';
import { sharedBackend } from '../testing/backend.ts';
import { buildUser, signIn } from '../testing/builders.ts';
import { runScript } from '../testing/command.ts';

const SCRIPT = path.join(import.meta.dirname, 'release-tokens-command.ts');
const GATEWAY_TOKEN = 'a-gateway-token-of-32-characters-';
const DAY_MS = 86_400_000;

const backend = await sharedBackend({ GATEWAY_TOKEN });

const run = (...args: string[]) => runScript(backend, SCRIPT, ...args);
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const readPublisher = (token: string) =>
  backend.get(`${PUBLISHERS_PATH}/mf_costs`, {
    Authorization: `Bearer ${GATEWAY_TOKEN}`,
    [RELEASE_TOKEN_HEADER]: token,
  });

test('a token is made and shown once, listed, and revoked, which the audit says', async () => {
  const created = await run('create', 'mf-costs', '--name', ' CI of costs ', '--rights', 'publish,pin,pin');
  const [line, token = ''] = created.output.split('\n');
  const id = Number(line?.match(/\d+/)?.[0]);
  expect([created.code, line]).toEqual([
    0,
    `Release token ${id} of mf-costs with the rights publish, pin, until ${dayIn(90)}. It is shown only now:`,
  ]);
  expect(token).toMatch(/^ht_release_[\w-]{43}$/);
  await run('create', 'mf-search', '--name', 'CI', '--rights', 'develop', '--days', '365');

  const ofCosts = `${id}  mf-costs  CI of costs  publish, pin  ends ${dayIn(90)}`;
  expect(await run('list')).toEqual({
    output: `${ofCosts}  never used\n${id + 1}  mf-search  CI  develop  ends ${dayIn(365)}  never used`,
    code: 0,
  });
  expect((await readPublisher(token)).body).toEqual({ name: 'CI of costs', rights: ['publish', 'pin'] });
  expect((await run('list', 'mf-costs')).output).toBe(`${ofCosts}  last used ${dayIn(0)}`);

  const revoked = await run('revoke', String(id));
  expect(revoked).toEqual({ output: `Release token ${id} is revoked`, code: 0 });
  expect((await readPublisher(token)).status).toBe(401);
  expect((await run('list', 'mf-costs')).output).toContain(`  revoked ${dayIn(0)}  `);
  await backend.rows("update release_token set ends_at = now() - interval '1 day' where id = $1", id + 1);
  expect((await run('list', 'mf-search')).output).toContain(`  ended ${dayIn(-1)}  `);

  const stored = JSON.stringify(await backend.rows('select * from release_token'));
  expect(stored).not.toContain(token);
  const admin = await signIn(backend, await buildUser(backend, { isAdmin: true }));
  const { body, text } = await backend.get(`/api/admin/audit?subject=release-token&subjectId=${id}`, admin);
  expect(text).not.toContain(token);
  const about = { by: null, about: 'CI of costs, mf-costs', canRestore: false };
  const values = { remote: 'mf_costs', name: 'CI of costs' };
  expect(body).toMatchObject([
    { action: 'delete', ...about, before: values, after: null },
    { action: 'add', ...about, before: null, after: { ...values, rights: ['publish', 'pin'] } },
  ]);
});

const CREATE = ['create', 'mf-costs', '--name', 'CI', '--rights', 'publish'];

test.each<[args: string[], message: string]>([
  [[], 'npm run release-tokens -- create <remote> --name'],
  [['list', 'mf-costs', 'mf-search'], 'npm run release-tokens -- create <remote> --name'],
  [['create', '--name', 'CI', '--rights', 'publish'], 'Name a remote by its folder, such as mf-search'],
  [['create', 'shell', '--name', 'CI', '--rights', 'publish'], 'There is no such remote'],
  [['create', 'mf-costs', '--rights', 'publish'], 'Give the token a name'],
  [['create', 'mf-costs', '--name', ' ', '--rights', 'publish'], 'Give the token a name'],
  [
    ['create', 'mf-costs', '--name', 'x'.repeat(81), '--rights', 'pin'],
    'The name must be at most 80 characters',
  ],
  [['create', 'mf-costs', '--name', 'CI'], 'Say what the token may do'],
  [['create', 'mf-costs', '--name', 'CI', '--rights', 'all'], 'The rights are publish, server, pin, develop'],
  [[...CREATE, '--days', '366'], '--days must be a number from 1 to 365'],
  [[...CREATE, '--days', 'ten'], '--days must be a number from 1 to 365'],
  [['revoke'], 'Say which token, by its number'],
  [['revoke', '999'], 'There is no token with this number that is not revoked'],
])('%j is refused: %s', async (args, message) => {
  const { output, code } = await run(...args);
  expect(code).toBe(1);
  expect(output.startsWith(message)).toBe(true);
  expect(
    await backend.rows("select from release_token where name like 'CI' and remote = 'mf_costs'"),
  ).toEqual([]);
});
