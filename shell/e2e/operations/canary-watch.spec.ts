import { expect, test } from '@playwright/test';
import { bucketOf } from '../../gateway/releases/canary.ts';
import { OwnBackend } from '../support/own-backend.ts';
import { openReleaseWorkspace } from '../support/release-workspace.ts';

/** Numbers as the cookie has them, of which about half are in a canary at 50 %. */
const VISITORS = Array.from({ length: 200 }, (_, n) => `visitor-${n}`.padEnd(22, 'x'));
const isInCanary = (visitor: string) => bucketOf(visitor, 'mf_guides') < 50;
const WITHIN_MS = 30_000;

test('a canary that throws on the server ends by itself, while the pinned version goes on', async () => {
  test.setTimeout(300_000);
  const own = await OwnBackend.start();
  await own.stopBackend();
  await own.startBackend({ WITH_WORKER: '1' });
  const gateway = await own.gateway('gateway');
  const workspace = await openReleaseWorkspace('mf-guides', own);
  const isWhole = async (visitor: string) => {
    const response = await fetch(`${gateway.url}/resources`, { headers: { cookie: `canary=${visitor}` } });
    return (await response.text()).includes('Property Resources</h1>');
  };
  try {
    await workspace.edit('src/resources/resources-screen.tsx', 'Property Resources', '{nobodyHasMadeThis()}');
    const [, version = ''] =
      /mf-guides (\S+) is released/.exec(await workspace.run('release', 'mf-guides')) ?? [];
    await workspace.run('pin', 'mf-guides', version, '--percent', '50', '--watch');
    const [first = ''] = VISITORS.filter(isInCanary);
    await expect.poll(() => isWhole(first)).toBe(false);

    let failed = 1;
    let since = 0;
    const torn: string[] = [];
    for (const visitor of VISITORS) {
      if (await isWhole(visitor)) continue;
      torn.push(visitor);
      failed++;
      if (failed === 10) since = performance.now();
    }
    expect(torn.filter(visitor => !isInCanary(visitor))).toEqual([]);
    expect(failed).toBeGreaterThanOrEqual(10);

    const newest = async () => {
      const [change] = JSON.parse(await own.command('releases', '--history', '--json'));
      return `${change.change.by}: ${change.change.what}`;
    };
    const ended = new RegExp(
      `^canary watch: canary ${version} of mf-guides ended: \\d+ of \\d+ page views failed; pinned \\S+: 0 of \\d+$`,
    );
    await expect.poll(newest, { timeout: WITHIN_MS }).toMatch(ended);
    expect(performance.now() - since).toBeLessThan(WITHIN_MS);
    await expect.poll(() => isWhole(first)).toBe(true);
    for (const visitor of VISITORS.slice(0, 20)) expect(await isWhole(visitor)).toBe(true);
  } finally {
    await workspace.close();
    await gateway.stop();
    await own.stop();
  }
});
