/**
 * Server rendering: pages per second of CPU time of all processes of a site (PostgreSQL included), beside the same HTML
 * sent from memory. All take turns, at 1, 10 and 50 connections.
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
/** Requests a round: enough for CPU time, which is counted in steps of 10 ms. */
const AMOUNTS = { site: 60, memory: 3_000 };

interface Server {
  name: string;
  url: string;
  pids: readonly number[];
  amount: number;
}

/** What one server did with one page at a number of connections. */
interface Result {
  pagesPerCpuSecond: number;
  /** Milliseconds that 99 of 100 requests do not exceed. */
  p99: number;
}

/** A process that sends each page of a site from memory, as bare node:http sends it. */
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

async function measure({ url, pids, amount }: Server, page: string, connections: number): Promise<Result> {
  const before = cpuSeconds(pids);
  const { latency, non2xx, errors } = await autocannon({ url: url + page, connections, amount });
  if (non2xx || errors) throw new Error(`${page}: ${non2xx + errors} of ${amount} requests failed`);
  return { pagesPerCpuSecond: amount / (cpuSeconds(pids) - before), p99: latency.p99 };
}

async function compare(servers: readonly Server[], page: string, connections: number) {
  const results = new Map<string, Result[]>();
  // the first round warms all of them up
  for (let round = 0; round <= ROUNDS; round++)
    for (const server of servers) {
      const result = await measure(server, page, connections);
      if (round) results.set(server.name, [...(results.get(server.name) ?? []), result]);
    }
  const medianOf = (name: string, pick: (result: Result) => number) =>
    median((results.get(name) ?? []).map(pick));
  const [first] = servers;
  return servers.map(({ name }) => {
    const pages = medianOf(name, ({ pagesPerCpuSecond }) => pagesPerCpuSecond);
    const ratio = medianOf(first?.name ?? name, ({ pagesPerCpuSecond }) => pagesPerCpuSecond) / pages;
    const figures = `${name} ${pages.toFixed(1)} (p99 ${Math.round(medianOf(name, ({ p99 }) => p99))} ms)`;
    return name === first?.name ? figures : `${figures}, of which ours is ${ratio.toPrecision(2)} ×`;
  });
}

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
  const servers = [
    ...sites.map(site => ({ ...site, amount: AMOUNTS.site })),
    { ...memory, amount: AMOUNTS.memory },
  ];
  console.log('\nServer rendering: pages per second of CPU time (wanted: 4 × those of e914faf)');
  try {
    for (const page of PAGES)
      for (const connections of CONNECTIONS) {
        const figures = await compare(servers, page, connections);
        console.log(`${page} at ${connections} connections: ${figures.join('; ')}`);
      }
  } finally {
    memory.stop();
  }
}
