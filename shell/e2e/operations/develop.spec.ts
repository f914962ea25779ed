import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { OwnBackend } from '../support/own-backend.ts';
import { openReleaseWorkspace, type ReleaseWorkspace } from '../support/release-workspace.ts';
import { storeToken } from '../support/team.ts';
import { expect, expectAccessible, heading, hydrated, test } from '../support/visit.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const HEADINGS = ['Property Resources', 'Guides from a machine', 'Guides that changed'] as const;
const ADMINISTRATOR = { email: 'admin@example.com', password: 'a-Bandicoot-digs-at-dusk' };
const SCREEN = 'src/resources/resources-screen.tsx';

/** Starts the command of a developer, and returns the link that it prints. */
async function startDevelopment(dir: string, site: string, token: string) {
  const args = [path.join(ROOT, 'shell/remote/commands/main.ts'), 'dev', '--site', site];
  const child = spawn(process.execPath, args, {
    cwd: dir,
    env: { PATH: process.env.PATH, PORT: '0', RELEASE_TOKEN: token },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [link] = /^http\S+\/develop\?link=\S+$/.exec(line) ?? [];
    if (!link) continue;
    child.stdout.resume();
    return { child, link };
  }
  throw new Error('The command ended without a link');
}

async function end(child: ChildProcess | undefined) {
  child?.kill();
  if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

test('a site runs a remote from the machine of a developer, and reloads it after a change', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const own = await OwnBackend.start();
  const gateway = await own.gateway('gateway', { OVERRIDES: 'on' });
  const workspace: ReleaseWorkspace = await openReleaseWorkspace('mf-guides', own);
  await workspace.edit(SCREEN, HEADINGS[0], HEADINGS[1]);
  const token = await storeToken(own.ownerUrl, 'mf_guides', ['develop']);
  const { child, link } = await startDevelopment(path.join(workspace.dir, 'mf-guides'), gateway.url, token);
  try {
    const signIn = () =>
      page.request.post(`${gateway.url}/api/auth/login`, {
        data: ADMINISTRATOR,
        headers: { Origin: gateway.url },
      });
    expect((await signIn()).status()).toBe(200);
    await page.goto(link);
    await expect(heading(page)).toHaveText('Sign out first');
    await page.context().clearCookies();

    await page.goto(link);
    await expect(heading(page)).toHaveText('Run code from your machine in this browser?');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, run it' }).click();
    const bar = page.getByRole('complementary', { name: 'Development' });
    await expect(bar).toContainText(/mf-guides comes from http:\/\/localhost:\d+, in this browser alone/);
    await page.goto(`${gateway.url}/resources`);
    await expect(heading(page)).toHaveText(HEADINGS[1]);
    await hydrated(page);
    await expectAccessible(page);

    await workspace.edit(SCREEN, HEADINGS[1], HEADINGS[2]);
    await expect(heading(page)).toHaveText(HEADINGS[2], { timeout: 30_000 });
    await page.goto(gateway.url);
    await expect(heading(page)).toContainText('Know the truth');
    await expect(bar).toBeVisible();

    expect((await signIn()).status()).toBe(200);
    await page.goto(gateway.url);
    await expect(heading(page)).toHaveText('Sign out first');
    await page.getByRole('button', { name: 'End development' }).click();
    await expect(heading(page)).toContainText('Know the truth');
    await expect(bar).toBeHidden();
    await page.context().clearCookies();
    await page.goto(link);
    await page.getByRole('button', { name: 'Yes, run it' }).click();
    await expect(heading(page)).toHaveText('This link can’t be used');
    await page.goto(`${gateway.url}/resources`);
    await expect(heading(page)).toHaveText(HEADINGS[0]);
  } finally {
    await end(child);
    await gateway.stop();
    await workspace.close();
    await own.stop();
  }
});
