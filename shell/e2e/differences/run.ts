/**
 * `npm run differences`: records what a site on fresh demonstration data shows, the pictures of all screens, the HTML of
 * pages and the reply of every route, in `shell/.test/differences/<commit>` or in the folder of `--keep`. With the folder
 * of an earlier run, records the same and lists what differs; ends with 1 if anything does. Runs what was built, at the
 * same date each time, for which it needs libfaketime; Linux.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { normaliseHtml } from '../../tools/normalise.ts';
import { step } from '../../tools/progress.ts';
import config from '../playwright.config.ts';
import { ROOT } from '../production/support/deploy-files.ts';
import { ADMIN } from '../production/support/site.ts';
import { adminScreens, memberScreens, publicScreens, type Screen } from '../support/screens.ts';
import { site } from '../support/visit.ts';
import { startDatedSite } from './dated-site.ts';
import { takePictures } from './pictures.ts';
import { compareRuns, Records } from './records.ts';
import { type Cookies, readRoutes, refuseWrites } from './routes.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } });
const [earlier] = positionals.map(folder => path.resolve(process.env.INIT_CWD ?? '', folder));
if (earlier && !existsSync(earlier)) throw new Error(`${earlier} does not exist`);
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
const named = values.keep && path.resolve(process.env.INIT_CWD ?? '', values.keep);
const folder = named ?? path.join(ROOT, 'shell/.test/differences', earlier ? 'compared' : commit);
if (folder === earlier) throw new Error('Name another folder with --keep');

// the screens sign in with them
Object.assign(process.env, { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });

const cookieOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

const launch = () => chromium.launch(config.use?.launchOptions);

/** Records what a running site shows. */
async function recordAll(records: Records) {
  await using browser = await launch();
  const open = () => browser.newContext({ ...config.use, baseURL: site });
  const [visitor, member, admin] = [await open(), await open(), await open()];
  const groups: [keyof Cookies, BrowserContext, Screen[]][] = [
    ['everybody', visitor, await publicScreens(visitor.request)],
    ['member', member, await memberScreens(await member.newPage())],
    ['administrator', admin, await adminScreens(await admin.newPage())],
  ];
  const cookies = { everybody: '', member: await cookieOf(member), administrator: await cookieOf(admin) };
  const screens = groups.flatMap(([, , screens]) => screens);
  const idIn = (pattern: RegExp) => screens.map(({ path }) => pattern.exec(path)?.[1]).find(Boolean) ?? '';
  const me = await (await member.request.get('/api/auth/me')).json();
  const ids = {
    '/api/properties/': idIn(/^\/property\/(\d+)$/),
    '/api/buildings/': idIn(/^\/building\/(\d+)/),
    '/api/users/': String(me.user.id),
    '/api/admin/people/': String(me.user.id),
    '/api/admin/threads/': idIn(/enquiry-(\d+)/),
    '/api/admin/audit/': '1',
  };
  await step('Reading all routes…', () => readRoutes(cookies, ids, records));
  await step('Reading pages…', async () => {
    for (const [person, , screens] of groups)
      for (const page of new Set(screens.filter(({ open }) => !open).map(screen => screen.path))) {
        const response = await fetch(site + page, { headers: { cookie: cookies[person] } });
        records.add(`html/${page}`, `${response.status}\n${normaliseHtml(await response.text())}\n`);
      }
  });
  await step('Taking pictures…', () =>
    Promise.all(
      [390, 1280].map(async width => {
        // a browser takes one picture at a time
        await using own = await launch();
        for (const [, context, screens] of groups) {
          const storageState = await context.storageState();
          const options = { ...config.use, baseURL: site, storageState, viewport: { width, height: 900 } };
          await takePictures(await own.newContext(options), screens, records);
        }
      }),
    ),
  );
  await step('Sending empty bodies…', () => refuseWrites(cookies, records));
}

const work = mkdtempSync(path.join(tmpdir(), 'home-truths-differences-'));
// PostgreSQL runs as another user than root
chmodSync(work, 0o755);
try {
  const end = await step('Starting a site on demonstration data…', startDatedSite(work));
  try {
    await recordAll(new Records(folder));
  } finally {
    await end();
  }
  console.log(`Recorded in ${folder}`);
  if (earlier && (await compareRuns(earlier, folder))) process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
