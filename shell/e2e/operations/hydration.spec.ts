import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { signInAsAdmin } from '../support/admin.ts';
import { startGateway } from '../support/gateway.ts';
import { registerByApi, send } from '../support/members.ts';
import { unreviewedProperty } from '../support/properties.ts';
import { expect, site, test, visit } from '../support/visit.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const dataOf = (url: string) => path.join(root, 'shell/.test', `e2e-data-${new URL(url).port}`);
const recipe = path.join(root, 'shell/remote/build/build.ts');

const buildForDevelopment = (workspace: string) =>
  promisify(execFile)(process.execPath, [recipe], {
    cwd: path.join(root, workspace),
    env: { ...process.env, NODE_ENV: 'development' },
  });

const developmentClient =
  'a development client finds nothing to complain of: server and browser draw the same';
test(developmentClient, async ({ page, request, complaints }) => {
  test.setTimeout(300_000);
  for (const workspace of [
    'shell',
    'mf-search',
    'mf-property',
    'mf-reviews',
    'mf-account',
    'mf-admin',
    'mf-guides',
  ])
    await buildForDevelopment(workspace);
  const withPhotos = ({ dataDir }: { dataDir: string }) =>
    fs.symlink(path.join(dataOf(site), 'uploads'), path.join(dataDir, 'uploads'));
  const gateway = await startGateway(site, withPhotos, { BUILD: 'dist-development' });
  const expectPeace = async (addresses: string[]) => {
    for (const address of addresses) {
      await visit(page, gateway.url + address);
      await page.evaluate(() => new Promise(done => requestIdleCallback(done)));
      expect({ address, complaints }).toEqual({ address, complaints: [] });
    }
  };
  const unreviewed = `/property/${(await unreviewedProperty(request)).id}`;
  const forEveryone = [
    '/',
    '/search?q=brunswick&state=VIC',
    '/search',
    '/property/1',
    '/write-review/1',
    unreviewed,
  ];
  const guides = ['/resources', '/first-time-renter-guide', '/resources/checklists/inspection', '/contact'];
  await expectPeace([
    ...forEveryone,
    ...guides,
    ...['/auth/login', '/auth/register', '/auth/forgot-password'],
  ]);
  const { id } = await registerByApi(page);
  await send(page, 'POST', '/api/bookmarks', { userId: id, propertyId: 1 });
  await expectPeace([...forEveryone, '/profile', '/profile?tab=reviews', '/profile?tab=settings']);
  // the page in front must not ask anything more with the session that ends here
  await page.goto('about:blank');
  await signInAsAdmin(page);
  const adminPages = ['leads', 'reviews', 'properties', 'complaints', 'enquiries'].map(
    screen => `/admin/${screen}`,
  );
  await expectPeace(['/admin', ...adminPages]);
  await gateway.stop();
});

test('scripts move no style element of the server, or all styles would be computed again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved: (string | undefined)[] = [];
    Object.assign(window, { moved });
    new MutationObserver(records => {
      for (const { removedNodes } of records)
        for (const node of removedNodes)
          if (node instanceof HTMLStyleElement) moved.push(node.dataset.emotion);
    }).observe(document, { childList: true, subtree: true });
  });
  await visit(page, '/');
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});
