import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readDeclaration } from '@home-truths/remote/micro-frontend';
import { createRemote } from '@home-truths/remote/new-remote';
import { renderSlotTypes, SLOT_TYPES_FILE } from '@home-truths/remote/slot-types';
import { OwnBackend } from '../support/own-backend.ts';
import { fingerprint, shellFiles } from '../support/release-workspace.ts';
import { expect, test } from '../support/visit.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const COSTS = 'mf-moving-costs';
const DAY = 'mf-moving-day';

/** A project with the shell as it is built here, in which remotes can be made. */
async function openProject() {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'new-remotes-'));
  for (const linked of ['shell', 'tsconfig.base.json', 'jest.config.mjs']) {
    await fs.symlink(path.join(root, linked), path.join(dir, linked));
  }
  for (const copied of ['package.json', 'package-lock.json']) {
    await fs.copyFile(path.join(root, copied), path.join(dir, copied));
  }
  const modules = path.join(root, 'node_modules');
  await fs.mkdir(path.join(dir, 'node_modules/@home-truths'), { recursive: true });
  for (const name of [
    ...(await fs.readdir(modules)),
    '@home-truths/platform',
    '@home-truths/remote',
    '@home-truths/contract',
  ]) {
    if (name !== '@home-truths')
      await fs.symlink(path.join(modules, name), path.join(dir, 'node_modules', name));
  }
  return dir;
}

/** Only the build of a remote is run when it is released: its types and its tests have a test of their own. */
async function change(dir: string, remote: string, changed: (manifest: { microFrontend: object }) => object) {
  const file = path.join(dir, remote, 'package.json');
  const manifest = JSON.parse(await fs.readFile(file, 'utf8'));
  const scripts = { build: manifest.scripts.build };
  await fs.writeFile(file, JSON.stringify({ ...manifest, ...changed(manifest), scripts }));
  const types = renderSlotTypes(readDeclaration(path.join(dir, remote))) ?? '';
  await fs.writeFile(path.join(dir, remote, SLOT_TYPES_FILE), types);
}

test('a remote made after the shell was built shows its page, and its slot on the page of another', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const own = await OwnBackend.start();
  const gateway = await own.gateway('gateway');
  const shellBefore = await fingerprint(shellFiles);
  const dir = await openProject();
  const run = own.commandIn(dir);
  await page.goto(`${gateway.url}/about`);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });

  createRemote(dir, { remote: COSTS, path: '/moving/costs' });
  createRemote(dir, { remote: DAY, path: '/moving/day' });
  await change(dir, COSTS, () => ({}));
  await change(dir, DAY, ({ microFrontend }) => ({
    microFrontend: { ...microFrontend, consumes: { 'moving-costs.line/v1': { propertyId: 'number' } } },
  }));
  const screen = path.join(dir, DAY, 'src/moving-day/moving-day-screen.tsx');
  const source = await fs.readFile(screen, 'utf8');
  await fs.writeFile(
    screen,
    `import { Slot } from '@home-truths/platform/slots';\n${source.replace(
      '</Container>',
      '<Slot name="moving-costs.line/v1" propertyId={7} /></Container>',
    )}`,
  );
  for (const remote of [COSTS, DAY]) {
    const [, version = ''] =
      new RegExp(`${remote} (\\S+) is released`).exec(await run('release', remote)) ?? [];
    await run('pin', remote, version);
  }
  await expect.poll(async () => (await fetch(`${gateway.url}/moving/day`)).status).toBe(200);

  // a tab that was open before
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    window.history.pushState(null, '', '/moving/costs');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moving costs');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  const response = await page.goto(`${gateway.url}/moving/day`);
  expect(response?.headers()['x-render']).toBe('server');
  expect(await response?.text()).toMatch(
    /<title>Moving day \| Home Truths<.*Moving costs of home (<!-- -->)?7/s,
  );
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  const slot = page.locator('[data-slot="moving-costs.line/v1"]');
  await expect(slot).toHaveText('Moving costs of home 7');
  await expect(slot).toHaveCSS('min-height', '24px');
  expect(await (await fetch(`${gateway.url}/sitemap/pages.xml`)).text()).toContain('/moving/costs</loc>');
  expect(await fingerprint(shellFiles)).toBe(shellBefore);
  await fs.rm(dir, { recursive: true });
  await gateway.stop();
  await own.stop();
});
