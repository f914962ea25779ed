import path from 'node:path';
import { sharedBackend } from '../testing/backend.ts';
import { buildUser, signIn } from '../testing/builders.ts';
import { runScript } from '../testing/command.ts';

const SCRIPT = path.join(import.meta.dirname, 'trusted-publishers-command.ts');

const backend = await sharedBackend();

const run = (...args: string[]) => runScript(backend, SCRIPT, ...args);

const REPOSITORY = ['--provider', 'github', '--repository', 'acme/costs', '--id', '4711'];
const ADD = ['add', 'mf-costs', ...REPOSITORY, '--branch', 'main', '--rights', 'publish,pin'];

test('a publisher is added, listed and removed, which the audit says', async () => {
  const added = await run(...ADD);
  const id = Number(added.output.match(/\d+/)?.[0]);
  expect(added).toEqual({ output: `Trusted publisher ${id} of mf-costs is added`, code: 0 });
  const gitlab = ['--provider', 'gitlab', '--repository', 'acme/a/b', '--id', '22'];
  const own = ['--issuer', 'https://gitlab.example', '--tag', 'v*', '--rights', 'publish'];
  expect((await run('add', 'mf-search', ...gitlab, ...own)).code).toBe(0);

  const ofCosts = `${id}  mf-costs  GitHub acme/costs (4711) at https://token.actions.githubusercontent.com, branch main  publish, pin  never used`;
  const ofSearch = `${id + 1}  mf-search  GitLab acme/a/b (22) at https://gitlab.example, tag v*  publish  never used`;
  expect(await run('list')).toEqual({ output: `${ofCosts}\n${ofSearch}`, code: 0 });
  expect((await run('list', 'mf-search')).output).toBe(ofSearch);

  expect(await run('remove', String(id))).toEqual({ output: `Trusted publisher ${id} is removed`, code: 0 });
  expect((await run('list')).output).toBe(ofSearch);
  const admin = await signIn(backend, await buildUser(backend, { isAdmin: true }));
  const { body } = await backend.get(`/api/admin/audit?subject=trusted-publisher&subjectId=${id}`, admin);
  const about = { by: null, about: 'acme/costs, mf-costs', canRestore: false };
  expect(body).toMatchObject([
    { action: 'delete', ...about, before: { remote: 'mf_costs', repositoryId: '4711' }, after: null },
    { action: 'add', ...about, before: null, after: { condition: 'main', rights: ['publish', 'pin'] } },
  ]);
});

test.each<[args: string[], message: string]>([
  [[], 'npm run trusted-publishers -- add <remote> --provider'],
  [['add', 'shell', ...REPOSITORY, '--branch', 'main', '--rights', 'pin'], 'There is no such remote'],
  [['add', 'mf-x', ...REPOSITORY, '--rights', 'pin'], 'Give one of --branch, --tag and --environment'],
  [[...ADD, '--tag', 'v1'], 'Give one of --branch, --tag and --environment'],
  [[...ADD, '--branch', 'release/*'], 'Only tags have a pattern: name one branch or one environment'],
  [[...ADD, '--id', 'acme'], 'Give the number of the repository'],
  [[...ADD, '--repository', 'costs'], 'Give the name of the repository, such as acme/costs'],
  [[...ADD, '--provider', 'bitbucket'], 'Choose a provider from the list'],
  [[...ADD, '--issuer', 'gitlab.example'], 'The issuer must be an address such as https://gitlab.example'],
  [[...ADD, '--rights', 'all'], 'The rights are publish, server, pin, develop'],
  [['remove'], 'Say which publisher, by its number'],
  [['remove', '999'], 'There is no trusted publisher with this number'],
])('%j is refused: %s', async (args, message) => {
  const before = await backend.rows('select from trusted_publisher');
  const { output, code } = await run(...args);
  expect([code, output.slice(0, message.length)]).toEqual([1, message]);
  expect(await backend.rows('select from trusted_publisher')).toHaveLength(before.length);
});
