import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cachedPart, runMany } from './nx.ts';
import { repositoryPath } from './paths.ts';

let dir = '';
let clones: string[] = [];
beforeEach(() => {
  dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'nx-')));
  clones = ['first', 'second'].map(name => path.join(dir, name));
  for (const clone of clones) writeWorkspace(clone);
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

/** Two packages under the settings of this project, with the remote by which Nx would know that clones belong together. */
function writeWorkspace(clone: string) {
  const write = (file: string, value: object) => {
    fs.mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
    fs.writeFileSync(path.join(clone, file), JSON.stringify(value));
  };
  write('package.json', { name: 'root', private: true, workspaces: ['a', 'b'] });
  for (const name of ['a', 'b']) write(`${name}/package.json`, { name, scripts: { 'test:unit': 'node -v' } });
  fs.copyFileSync(repositoryPath('nx.json'), path.join(clone, 'nx.json'));
  fs.symlinkSync(repositoryPath('node_modules'), path.join(clone, 'node_modules'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone });
  git('init', '--quiet');
  git('remote', 'add', 'origin', 'https://git.example/team/home-truths.git');
}

async function cachedIn(clone = '', environment: NodeJS.ProcessEnv = {}) {
  const options = { cwd: clone, environment: { NX_SKIP_NX_CACHE: 'false', ...environment } };
  const { code, output } = await runMany('test:unit', options);
  expect({ code, output }).toMatchObject({ code: 0 });
  return cachedPart(output);
}

test('results are replayed inside one clone only, and on request not at all', async () => {
  const [first, second] = clones;
  expect(await cachedIn(first)).toBe('');
  expect(await cachedIn(first)).toBe(' (from cache)');
  fs.writeFileSync(path.join(first ?? '', 'a/changed.ts'), '');
  expect(await cachedIn(first)).toBe(' (1 of 2 from cache)');
  expect(await cachedIn(second)).toBe('');
  expect(await cachedIn(first, { NX_SKIP_NX_CACHE: 'true' })).toBe('');
}, 120_000);
