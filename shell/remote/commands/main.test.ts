/** The messages that a team reads in its repository after a mistake. */
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, 'main.ts');
const NEW_REMOTE = path.join(import.meta.dirname, '../new-remote/command.ts');
const SITE = 'https://site.example';
let dir = '';

beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'main-'));
  await fs.writeFile(path.join(dir, 'package.json'), '{"name":"@home-truths/mf-moving-costs"}');
});
afterAll(() => fs.rm(dir, { recursive: true, force: true }));

const run = (args: string[], variables: Record<string, string> = {}, script = MAIN) =>
  new Promise<{ code: number | null; first: string | undefined }>(done => {
    const { NODE_OPTIONS: _, ...env } = { ...process.env, ...variables };
    const child = execFile(process.execPath, [script, ...args], { cwd: dir, env }, (_error, _out, error) =>
      done({ code: child.exitCode, first: error.split('\n')[0] }),
    );
  });

test.each([
  [['pin', '--site', SITE], 'Name the version, as npm run releases shows it.'],
  [['pin', 'mf-search', '1.0.0', '--site', SITE], 'This repository is mf-moving-costs, not mf-search.'],
])('%j is answered by: %s', async (args, first) => {
  expect(await run(args)).toEqual({ code: 2, first });
});

test.each([
  // `npm run pin 1.0.0 --site https://site.example`
  [['pin', '1.0.0', SITE], { npm_config_site: 'true' }, 'site', 'pin'],
  // `npm run pin 1.0.0 --percent=10`
  [['pin', '1.0.0'], { npm_config_percent: '10' }, 'percent', 'pin'],
  // `npm run rollback --from=1.0.0`
  [['rollback'], { npm_config_from: '1.0.0' }, 'from', 'rollback'],
])(
  '%j with the variables %j does nothing, since npm kept an option',
  async (args, variables, option, command) => {
    const first = `npm kept --${option} for itself. Write -- before the arguments: npm run ${command} -- …`;
    expect(await run(args, { ...variables, npm_lifecycle_event: command })).toEqual({ code: 2, first });
  },
);

test.each([
  // `npm run dev --site=https://site.example`
  [MAIN, ['dev'], { npm_config_site: SITE }, 'site', 'dev'],
  // `npm run new-remote mf-costs --standalone=../costs`
  [NEW_REMOTE, ['mf-costs'], { npm_config_standalone: '../costs' }, 'standalone', 'new-remote'],
])('%s %j with the variables %j does nothing either', async (script, args, variables, option, command) => {
  const first = `npm kept --${option} for itself. Write -- before the arguments: npm run ${command} -- …`;
  expect(await run(args, { ...variables, npm_lifecycle_event: command }, script)).toEqual({ code: 1, first });
});
