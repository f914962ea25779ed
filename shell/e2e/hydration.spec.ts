import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { startFrontDoor } from './support/front-door.ts';
import { expect, test, visit } from './support/visit.ts';

const site = `http://localhost:${process.env.E2E_PORT ?? '8180'}`;
const root = path.resolve(import.meta.dirname, '../..');
const dataOf = (url: string) => path.join(root, 'shell/.test', `e2e-data-${new URL(url).port}`);
const recipe = path.join(root, 'shell/platform/build/build.ts');

const buildForDevelopment = (room: string) =>
  promisify(execFile)(process.execPath, [recipe], {
    cwd: path.join(root, room),
    env: { ...process.env, NODE_ENV: 'development' },
  });

test.skip(({ isMobile }) => isMobile, 'the same tree as on desktop');

test('a development client finds nothing to complain of: server and browser draw the same', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  for (const room of ['shell', 'mf-search', 'mf-property', 'mf-reviews', 'mf-account'])
    await buildForDevelopment(room);
  const withPhotos = ({ dataDir }: { dataDir: string }) =>
    fs.symlink(path.join(dataOf(site), 'uploads'), path.join(dataDir, 'uploads'));
  const door = await startFrontDoor(site, withPhotos, { BUILD: 'dist-development' });
  for (const address of ['/', '/search?q=brunswick&state=VIC', '/search', '/property/1']) {
    await visit(page, door.url + address);
    await page.waitForLoadState('networkidle');
    expect({ address, complaints }).toEqual({ address, complaints: [] });
  }
  await door.stop();
});
