import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readBuild } from '../../tools/releases/builds.ts';
import { createRepository, ELSEWHERE, install, runElsewhere } from '../support/own-repository.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const PACKAGES = ['contract', 'platform', 'remote'];
/** Entry points that need Node; pages never load them. */
const FOR_NODE = /remote|collectors|release-archive|shared-modules|environment/;

let dir = '';
let parent = '';
const inside = (file: string) => path.join(dir, file);
const run = runElsewhere();

// one installation for all
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  parent = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'own-repository-'));
  dir = path.join(parent, 'moving-costs');
  await createRepository(dir);
  await install(dir);
});
test.afterAll(() => fs.rm(parent, { recursive: true, force: true }));

/** Returns for example `@home-truths/platform/ui`. */
async function entryPoints() {
  const all = PACKAGES.map(async name => {
    const file = inside(`node_modules/@home-truths/${name}/package.json`);
    const { exports } = JSON.parse(await fs.readFile(file, 'utf8'));
    return Object.keys(exports).map(entry => path.join('@home-truths', name, entry));
  });
  return (await Promise.all(all)).flat().filter(entry => !entry.endsWith('.json'));
}

test('what is packed has no source, no test and no field of this repository', async () => {
  for (const name of PACKAGES) {
    const folder = inside(`node_modules/@home-truths/${name}`);
    const files = await fs.readdir(folder, { recursive: true });
    expect(files.filter(file => /(?<!\.d)\.tsx?$|\.test\./.test(file))).toEqual([]);
    const manifest = JSON.parse(await fs.readFile(path.join(folder, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ name: `@home-truths/${name}`, version: '1.0.0' });
    for (const field of ['private', 'homeTruths', 'scripts', 'devDependencies'])
      expect(manifest).not.toHaveProperty(field);
    expect(JSON.stringify(manifest.dependencies)).not.toMatch(/@home-truths|"react(-dom)?"|opentelemetry/);
  }
});

const importAll = (entries: string[], use: (module: string, entry: string) => string) =>
  entries.map((entry, i) => `import * as m${i} from '${entry}';\n${use(`m${i}`, entry)}`).join('\n');

test('Node, Jest and the build import every entry point', async () => {
  test.setTimeout(240_000);
  const entries = await entryPoints();
  const forPages = entries.filter(entry => !FOR_NODE.test(entry));
  expect(forPages).toEqual(expect.arrayContaining(['@home-truths/contract', '@home-truths/platform/ui']));
  const others = entries.filter(entry => FOR_NODE.test(entry));
  expect(others).toContain('@home-truths/remote');
  await fs.writeFile(
    inside('imports.mjs'),
    importAll(entries, module => `Object.keys(${module})[0].length;`),
  );
  await run(dir, 'node', 'imports.mjs');

  const testOf = (module: string, entry: string) =>
    `test('${entry}', () => expect(Object.keys(${module})).not.toEqual([]));`;
  await fs.writeFile(inside('src/pages.test.ts'), importAll(forPages, testOf));
  await fs.writeFile(
    inside('src/others.test.ts'),
    `/** @jest-environment node */\n${importAll(others, testOf)}`,
  );
  expect(await run(dir, 'npm', 'run', 'test:unit')).toContain(`${entries.length + 2} passed`);
  await Promise.all(['pages', 'others'].map(name => fs.rm(inside(`src/${name}.test.ts`))));

  const routes = await fs.readFile(inside('src/routes.tsx'), 'utf8');
  // pages never load what tests need
  const forBuild = forPages.filter(entry => !entry.endsWith('/testing'));
  const uses = importAll(forBuild, module => `console.log(${module});`);
  await fs.writeFile(inside('src/routes.tsx'), `${uses}\n${routes}`);
  await run(dir, 'npm', 'run', 'build');
  await fs.writeFile(inside('src/routes.tsx'), routes);
});

test('a remote of this repository is built elsewhere as it is here', async () => {
  const search = path.join(parent, 'search');
  for (const file of ['src', 'package.json', 'rspack.config.ts'])
    await fs.cp(path.join(root, 'mf-search', file), path.join(search, file), { recursive: true });
  await fs.symlink(inside('node_modules'), path.join(search, 'node_modules'));
  await run(search, path.join(search, 'node_modules/.bin/home-truths'), 'build');
  const [here, elsewhere] = await Promise.all(
    [path.join(root, 'mf-search'), search].map(each => readBuild(each)),
  );
  expect(elsewhere?.manifest.imports).toEqual(here?.manifest.imports);
  expect(elsewhere?.manifest.shared).toEqual(here?.manifest.shared);
  const difference = (elsewhere?.release.bytes ?? 0) / (here?.release.bytes ?? 1) - 1;
  expect(Math.abs(difference)).toBeLessThan(0.01);
});

/** Runs `npm run dev` on a free port. */
async function develop() {
  const child = spawn('npm', ['run', 'dev'], { cwd: dir, env: { ...ELSEWHERE, PORT: '0' } });
  let said = '';
  const url = await new Promise<string>((done, fail) => {
    child.stdout.on('data', text => {
      said += text;
      const [, address] = /shown alone at (http:\S+)/.exec(said) ?? [];
      if (address) done(address);
    });
    child.once('exit', () => fail(new Error(said)));
  });
  return { child, url };
}

test('npm run dev shows the page without a site, and each change of it, until npm ends', async ({ page }) => {
  const { child, url } = await develop();
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moving costs');
  const file = inside('src/moving-costs/moving-costs-screen.tsx');
  const screen = await fs.readFile(file, 'utf8');
  await fs.writeFile(file, screen.replace('There is nothing here yet.', 'A van costs $90 an hour.'));
  await expect(page.getByText('A van costs $90 an hour.')).toBeVisible();
  await fs.writeFile(file, screen.replace('</Container>', ''));
  await expect(page.getByText('Expected')).toBeVisible();
  const integrity = await fetch(new URL('/r/mf_moving_costs/live/integrity.json', url));
  expect(await integrity.json()).toHaveProperty(['remote.json']);
  // npm alone, as by its process id
  child.kill();
  const isServed = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isServed).toBe(false);
});
