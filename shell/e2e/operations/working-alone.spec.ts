import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../../..');
const SCREEN = `export const Screen = () => <p>The first words <input aria-label="Kept" /></p>;`;
/** A remote of one page, at a path of the guides. */
const REMOTE = {
  'package.json': JSON.stringify({
    name: '@home-truths/mf-guides',
    type: 'module',
    microFrontend: { team: 'Guides', contract: '1.0.0', paths: ['/about'] },
  }),
  'rspack.config.ts': `import { remote } from '@home-truths/remote';
export default remote(import.meta.dirname, { './routes': './src/routes.tsx' });`,
  'src/routes.tsx': `import { Screen } from './screen.tsx';
export default () => [{ id: 'about', path: 'about', element: <Screen />, handle: { head: () => ({ title: 'About' }) } }];`,
  'src/screen.tsx': SCREEN,
};

/** `npm run dev -- mf-guides`, with a remote of its own in the place of the guides. */
async function develop(dir: string) {
  for (const [file, text] of Object.entries(REMOTE)) {
    await fs.mkdir(path.dirname(path.join(dir, 'mf-guides', file)), { recursive: true });
    await fs.writeFile(path.join(dir, 'mf-guides', file), text);
  }
  await fs.symlink(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  const env = { ...process.env, PORT: '0', DATA_DIR: path.join(dir, 'data'), SEED: 'none', REMOTES_DIR: dir };
  const child = spawn(process.execPath, [path.join(root, 'shell/tools/bootstrap.mjs'), 'dev', 'mf-guides'], {
    env,
  });
  let said = '';
  const address = await new Promise<string>((done, fail) => {
    child.stdout.on('data', text => {
      said += text;
      const [, found] = /developed at (http:\S+)/.exec(said) ?? [];
      if (found) done(found);
    });
    child.once('exit', () => fail(new Error(said)));
  });
  return { child, address, said: () => said };
}

async function endOf(child: ChildProcess) {
  child.kill('SIGINT');
  await once(child, 'exit');
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('npm run dev shows a change in the open page, keeps what was typed, and leaves nothing behind @faults', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const dir = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'working-alone-'));
  const { child, address, said } = await develop(dir);
  expect(said()).toMatch(/From source.*the backend, mf-guides\.\nFrom releases: mf-account/);
  await expect(fetch(address.replace('localhost', '127.0.0.2'))).rejects.toThrow('fetch failed');
  await page.goto(`${address}/about`);
  await expect(page.getByText('The first words')).toBeVisible();
  await page.getByLabel('Kept').fill('a flat in Coburg');
  const document = await page.evaluateHandle(() => window.document);
  await expect(async () => {
    await fs.writeFile(path.join(dir, 'mf-guides/src/screen.tsx'), SCREEN.replace('first', 'second'));
    await expect(page.getByText('The second words')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByLabel('Kept')).toHaveValue('a flat in Coburg');
  expect(await document.evaluate(before => before === window.document)).toBe(true);
  const { children } = JSON.parse(await fs.readFile(path.join(dir, 'data/running.json'), 'utf8')) as {
    children: { pid: number }[];
  };
  await endOf(child);
  expect(children).toHaveLength(4);
  expect(children.filter(({ pid }) => isRunning(pid))).toEqual([]);
  await fs.rm(dir, { recursive: true, force: true });
});
