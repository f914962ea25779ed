/**
 * `npm run bench`, in the browser: the cost of first views and the response to input; and what rendering on the server
 * costs. Prints figures only. `BENCH_BASE`, the folder of an earlier checkout in which `npm ci` has run, is measured
 * beside this one where a figure is a ratio to another commit. `node bench/run.ts --only interactions,navigation` runs
 * these parts alone.
 */
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { startSiteWithAds } from './ads.ts';
import { printEarlyTaps } from './early-taps.ts';
import { measureFirstView } from './first-view.ts';
import { BARE_PAGE, INTERACTIONS, measureInteraction } from './interactions.ts';
import { measureNavigation, NAVIGATION_LIMITS_MS } from './navigation.ts';
import { PAGES } from './pages.ts';
import { measurePaint, median, type Paint } from './paint.ts';
import { printRendering } from './rendering.ts';
import { type Site, startSite } from './site.ts';
import { photoOf, policiesOf, serveStaticPage } from './static-page.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);

const launchBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });

const describeMachine = () => {
  const [cpu] = os.cpus();
  return `${cpu?.model.trim()}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
};

async function printFirstViews(browser: Browser, site: string) {
  for (const [name, { path, scriptsKb }] of Object.entries(PAGES)) {
    const { scripts, requests, roundTrips, apiCalls, complaints } = await measureFirstView(
      browser,
      site + path,
    );
    console.log(
      `${name}: ${(scripts / 1000).toFixed(1)} KB JavaScript (wanted ${scriptsKb}), ${requests} requests, ${roundTrips} round trips, ${apiCalls} API calls, ${complaints.length} complaints`,
    );
    for (const complaint of complaints) console.log(`  ${complaint}`);
  }
}

/** All pages in turn, round after round, so that changes in the machine's speed affect all equally. */
async function paintRounds(browser: Browser, urls: Record<string, string>) {
  const seen = new Map<string, Paint[]>();
  for (let round = 0; round < RUNS; round++) {
    for (const [name, url] of Object.entries(urls)) {
      seen.set(name, [...(seen.get(name) ?? []), await measurePaint(browser, url)]);
    }
  }
  return seen;
}

/** What a page may take: its largest paint against the hand-written page, its blocking time against that of the commit it is compared with. */
const WANTED = { lcpRatio: 1.2, cls: 0, blockingRatio: 0.25 };

const urlsOf = ({ name, url }: Site) =>
  Object.fromEntries(Object.entries(PAGES).map(([page, { path }]) => [`${name} ${page}`, url + path]));

async function printPaints(browser: Browser, site: Site, base?: Site) {
  const servers = {
    static: await serveStaticPage(),
    'static with our headers': await serveStaticPage({ policies: await policiesOf(site.url) }),
    'static with the photo of the property': await serveStaticPage({
      photo: await photoOf(site.url + PAGES.property.path),
    }),
  };
  const statics = Object.fromEntries(Object.entries(servers).map(([name, { url }]) => [name, url]));
  const seen = await paintRounds(browser, { ...statics, ...urlsOf(site), ...(base ? urlsOf(base) : {}) });
  for (const server of Object.values(servers)) server.stop();
  const medianOf = (name: string, figure: keyof Paint) =>
    median((seen.get(name) ?? []).map(paint => paint[figure]));
  for (const [name, paints] of seen) {
    const lcp = medianOf(name, 'lcp');
    const ratios = Object.keys(statics).map(
      limit => `${(lcp / medianOf(limit, 'lcp')).toFixed(2)} × ${limit}`,
    );
    const cls = Math.max(...paints.map(paint => paint.cls));
    console.log(
      `${name}: LCP ${Math.round(lcp)} ms, ${ratios.join(', ')} (wanted ${WANTED.lcpRatio}); CLS at most ${cls.toFixed(3)} (wanted ${WANTED.cls}); blocked for ${Math.round(medianOf(name, 'blocking'))} ms, longest task ${Math.round(medianOf(name, 'longest'))} ms`,
    );
  }
  if (!base) return;
  for (const page of Object.keys(PAGES)) {
    const ratio = medianOf(`${site.name} ${page}`, 'blocking') / medianOf(`${base.name} ${page}`, 'blocking');
    console.log(
      `${page}: blocked for ${ratio.toFixed(2)} × the time of ${base.name} (wanted ${WANTED.blockingRatio})`,
    );
  }
}

/** With ads, scrolled to the end: ads arrive late, into space that was reserved for them. */
async function printShiftsWithAds(browser: Browser, site: string) {
  const withAds = await startSiteWithAds(site);
  for (const name of ['property', 'guide'] as const) {
    const before = withAds.frames();
    const { cls } = await measurePaint(browser, withAds.url + PAGES[name].path, true);
    console.log(
      `${name} with ${withAds.frames() - before} ads, read to the end: CLS ${cls.toFixed(3)} (wanted 0.020)`,
    );
  }
  await withAds.stop();
}

async function printInteractions(browser: Browser, sites: readonly Site[]) {
  const ofSites = Object.entries(INTERACTIONS).flatMap(([name, interaction]) =>
    sites.map(site => ({ name: `${site.name}, ${name}`, url: site.url, interaction, wanted: 200 })),
  );
  const contenders = [
    { name: 'a bare page’s button', url: BARE_PAGE.site, interaction: BARE_PAGE.interaction, wanted: 16 },
    ...ofSites,
  ];
  const seen = new Map(contenders.map(({ name }) => [name, [] as number[]]));
  for (let run = 0; run < RUNS; run++)
    for (const { name, url, interaction } of contenders)
      seen.get(name)?.push(await measureInteraction(browser, url, interaction));
  for (const { name, wanted } of contenders) {
    const all = seen.get(name) ?? [];
    console.log(
      `${name}: ${median(all)} ms to the next paint, at most ${Math.max(...all)} (wanted ${wanted})`,
    );
  }
}

async function printNavigation(browser: Browser, sites: readonly Site[]) {
  const seen = new Map<string, number[]>();
  for (let run = 0; run < RUNS; run++)
    for (const { name, url } of sites)
      for (const [step, took] of Object.entries(await measureNavigation(browser, url))) {
        const key = `${name}, ${step}`;
        seen.set(key, [...(seen.get(key) ?? []), took]);
      }
  for (const [key, all] of seen)
    console.log(`${key}: ${Math.round(median(all))} ms, at most ${Math.round(Math.max(...all))}`);
  console.log(
    `(wanted: ${Object.entries(NAVIGATION_LIMITS_MS)
      .map(([step, limit]) => `${step} ${limit}`)
      .join(', ')})`,
  );
}

/** This site, and another to compare with it. */
type Sites = readonly [Site, ...Site[]];

/** The parts of the benchmark, in the order in which they run. */
const PARTS: Record<string, (browser: Browser, sites: Sites) => Promise<void>> = {
  rendering: (_, sites) => printRendering(sites),
  'first-views': (browser, [{ url }]) => printFirstViews(browser, url),
  paints: (browser, [site, base]) => printPaints(browser, site, base),
  ads: (browser, [site]) => printShiftsWithAds(browser, site.url),
  interactions: printInteractions,
  'early-taps': printEarlyTaps,
  navigation: printNavigation,
};

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: Object.keys(PARTS).join() } },
});
const parts = options.only.split(',').map(name => {
  const part = PARTS[name];
  if (!part) throw new Error(`There is no part ${name}, but ${Object.keys(PARTS).join(', ')}`);
  return part;
});

const browser = await launchBrowser();
const port = Number(process.env.PORT ?? 8280);
const { BENCH_BASE } = process.env;
const sites: [Site, ...Site[]] = [await startSite(port)];
if (BENCH_BASE) sites.push(await startSite(port + 1, path.resolve(BENCH_BASE)));
try {
  console.log(describeMachine());
  for (const part of parts) await part(browser, sites);
} finally {
  await browser.close();
  for (const each of sites) each.stop();
}
