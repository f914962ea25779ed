/** What the Containerfile copies into the image, and what of it the ignore file leaves out. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { projectFiles } from '../build.ts';
import { ROOT, repositoryPath } from '../paths.ts';
import { workspaces } from '../workspaces.ts';

const CONTAINERFILE = repositoryPath('shell/deploy/Containerfile');
const lines = (file: string) =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line && !line.startsWith('#'));

const copied = lines(CONTAINERFILE)
  .filter(line => /^(COPY|ADD)\b/.test(line))
  .flatMap(line => line.split(/\s+/).slice(1, -1));
const ignored = lines(`${CONTAINERFILE}.dockerignore`);

/** The file and the folders it is in. */
const placesOf = (file: string) =>
  file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
const isCopied = (file: string) => ['.', ...placesOf(file)].some(place => copied.includes(place));
const isIgnored = (file: string) =>
  placesOf(file).some(place => ignored.some(pattern => path.matchesGlob(place, pattern)));
const reachesImage = (file: string) => isCopied(file) && !isIgnored(file);

const files = projectFiles();
const folders = [...new Set(['.', ...files.flatMap(file => placesOf(path.dirname(file)))])];
/** Where people put secrets, in every folder of the project. */
const SECRETS = ['.env', '.env.production', 'secrets/database-url', 'server.key', 'server.pem', 'key.p12'];
const secrets = folders.flatMap(folder => SECRETS.map(name => path.join(folder, name)));

test('the image has what processes run, and no test, document or deploy file', () => {
  const found = files.filter(reachesImage);
  expect(found).toEqual(expect.arrayContaining(['package.json', 'shell/gateway/main.ts']));
  const needed = workspaces().map(folder => `${folder}/package.json`);
  expect(needed.filter(file => !reachesImage(file))).toEqual([]);
  expect(['backend', 'shell', 'mf-search'].map(one => reachesImage(`${one}/dist/x.js`))).not.toContain(false);
  const useless = /\.test\.tsx?$|^shell\/(deploy|docs|e2e|bench|worker)\/|^\.|^backend\/bench\//;
  expect(found.filter(file => useless.test(file))).toEqual([]);
});

test('packages of each workspace are copied', () => {
  const { packages } = JSON.parse(fs.readFileSync(repositoryPath('package-lock.json'), 'utf8'));
  const installed = Object.entries<{ dev?: boolean }>(packages).filter(([at, { dev }]) => at && !dev);
  const at = installed.map(([place]) => /^(.*?node_modules)\//.exec(place)?.[1] ?? '').filter(Boolean);
  expect([...new Set(at)].filter(folder => !isCopied(folder))).toEqual([]);
});

test('no secret in any folder of the project reaches the image', () => {
  expect(secrets.length).toBeGreaterThan(500);
  expect(secrets.filter(reachesImage)).toEqual([]);
  const ours = files.filter(isCopied).filter(isIgnored);
  expect(ours.filter(file => !/\.test\.tsx?$|^backend\/bench\//.test(file))).toEqual([]);
});

test('no secret in any folder of the project reaches git', () => {
  const options = { cwd: ROOT, input: secrets.join('\0'), encoding: 'utf8', maxBuffer: 1e8 } as const;
  const { stdout } = spawnSync('git', ['check-ignore', '--no-index', '-z', '--stdin'], options);
  const found = new Set(stdout.split('\0'));
  expect(secrets.filter(file => !found.has(file))).toEqual([]);
});
