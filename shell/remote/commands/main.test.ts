/** The messages that a team reads in its repository after a mistake. */
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, 'main.ts');
const SITE = 'https://site.example';
let dir = '';

beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'main-'));
  await fs.writeFile(path.join(dir, 'package.json'), '{"name":"@home-truths/mf-moving-costs"}');
});
afterAll(() => fs.rm(dir, { recursive: true, force: true }));

const run = (...args: string[]) =>
  new Promise<{ code: number | null; first: string | undefined }>(done => {
    const { NODE_OPTIONS: _, ...env } = process.env;
    const child = execFile(process.execPath, [MAIN, ...args], { cwd: dir, env }, (_error, _out, error) =>
      done({ code: child.exitCode, first: error.split('\n')[0] }),
    );
  });

test.each([
  [['pin', '--site', SITE], 'Name the version, as npm run releases shows it.'],
  [['pin', 'mf-search', '1.0.0', '--site', SITE], 'This repository is mf-moving-costs, not mf-search.'],
  // as after `npm run pin 1.0.0 --site …`
  [['pin', '1.0.0', SITE], `Write -- before the arguments: npm run pin -- <version> --site ${SITE}`],
  [['releases', SITE], `Write -- before the arguments: npm run releases -- --site ${SITE}`],
])('%j is answered by: %s', async (args, first) => {
  expect(await run(...args)).toEqual({ code: 2, first });
});
