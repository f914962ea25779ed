/**
 * Pages of the server: how many a second of CPU time of all processes of a site (PostgreSQL included), rendered anew and
 * from the cache, beside the same HTML sent from memory. All take turns, at 1, 10 and 50 connections.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { cpuSeconds } from './cpu-time.ts';
import { median } from './paint.ts';
import type { Site } from './site.ts';

const PAGES = ['/', '/search?q=brunswick', '/property/1', '/first-time-renter-guide', '/auth/login'];
const CONNECTIONS = [1, 10, 50];
const ROUNDS = Number(process.env.BENCH_RUNS ?? 5);

/** Who sends a page, and how it is requested. */
interface Contender {
  name: string;
  url: string;
  pids: readonly number[];
  /** Requests a round: enough for CPU time, which is counted in steps of 10 ms. */
  amount: number;
  cookie?: string;
}

/** A visitor who wrote something once gets a page of their own. */
const OWN_PAGE = 'visitor=of-the-benchmark';

/** What one server did with one page at a number of connections. */
interface Result {
  pagesPerCpuSecond: number;
  /** Milliseconds that 99 of 100 requests do not exceed. */
  p99: number;
}

/** A process that sends each page of a site from memory, compressed, as bare node:http sends it. */
async function startMemoryServer(site: Site) {
  const bodies = await Promise.all(
    PAGES.map(async page => [page, await (await fetch(site.url + page)).text()]),
  );
  const child = fork(fileURLToPath(new URL('./memory-server.ts', import.meta.url)));
  child.send(Object.fromEntries(bodies));
  const [port] = await once(child, 'message');
  return {
    name: 'memory',
    url: `http://127.0.0.1:${port}`,
    pids: [Number(child.pid)],
    stop: () => child.kill(),
  };
}

async function measure(
  { url, pids, amount, cookie }: Contender,
  page: string,
  connections: number,
): Promise<Result> {
  const headers = { 'accept-encoding': 'br', ...(cookie && { cookie }) };
  const before = cpuSeconds(pids);
  const { latency, non2xx, errors } = await autocannon({ url: url + page, connections, amount, headers });
  if (non2xx || errors) throw new Error(`${page}: ${non2xx + errors} of ${amount} requests failed`);
  return { pagesPerCpuSecond: amount / (cpuSeconds(pids) - before), p99: latency.p99 };
}

/** Medians of all rounds, by contender. */
async function compare(contenders: readonly Contender[], page: string, connections: number) {
  const results = contenders.map((): Result[] => []);
  // the first round warms all of them up
  for (let round = 0; round <= ROUNDS; round++)
    for (const [i, contender] of contenders.entries()) {
      const result = await measure(contender, page, connections);
      if (round) results[i]?.push(result);
    }
  return contenders.map(({ name }, i) => ({
    name,
    pages: median((results[i] ?? []).map(({ pagesPerCpuSecond }) => pagesPerCpuSecond)),
    p99: median((results[i] ?? []).map(({ p99 }) => p99)),
  }));
}

/** How many times as many pages as another one, beside the goal. */
const ratio = (name: string, ours: number, theirs: number | undefined, goal: number) =>
  theirs ? [`${name} ${(ours / theirs).toPrecision(2)} × (wanted ${goal})`] : [];

/**
 * Prints the figures of a site.
 * @param sites this site, and others to compare with it
 */
export async function printRendering(sites: readonly [Site, ...Site[]]) {
  if (process.platform !== 'linux') {
    console.log('Server rendering: not measured, CPU time of other processes is read on Linux only.');
    return;
  }
  const memory = await startMemoryServer(sites[0]);
  const [site, base] = sites;
  const contenders = [
    { ...site, name: 'anew', amount: 60, cookie: OWN_PAGE },
    { ...site, name: 'cached', amount: 10_000 },
    { ...memory, amount: 10_000 },
    ...(base ? [{ ...base, amount: 60 }] : []),
  ];
  console.log('\nServer rendering: pages per second of CPU time');
  try {
    for (const page of PAGES)
      for (const connections of CONNECTIONS) {
        const results = await compare(contenders, page, connections);
        const [anew = 0, cached = 0, ofMemory, ofBase] = results.map(({ pages }) => pages);
        const figures = results.map(
          ({ name, pages, p99 }) => `${name} ${pages.toFixed(1)} (p99 ${Math.round(p99)} ms)`,
        );
        const ratios = [
          ...ratio(`anew to ${base?.name}`, anew, ofBase, 4),
          ...ratio(`cached to ${base?.name}`, cached, ofBase, 60),
          ...ratio('cached to memory', cached, ofMemory, 0.5),
        ];
        console.log(`${page} at ${connections} connections: ${[...figures, ...ratios].join('; ')}`);
      }
  } finally {
    memory.stop();
  }
}
