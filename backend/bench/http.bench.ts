import autocannon from 'autocannon';
import { withClient } from './connect.ts';
import { printLine } from './machine.ts';
import { cpuOfPostgres, postmasterOf } from './postgres-cpu.ts';
import { queries } from './queries.ts';
import { ServerProcess } from './server-process.ts';

/** One workload: paths asked for in turn, and how many requests make one round. */
interface Workload {
  title: string;
  paths: string[];
  amount: number;
  /** Requests per CPU second against the raw server: what we want at least. */
  target: number;
}

const ROUNDS = 4;
const CONNECTIONS = 8;

/**
 * Requests per second of CPU time of the API's process, beside a raw server on the same database with the same
 * SQL and JSON. Both take turns within one run, A B A B, after a round each that warms them up.
 */
export async function benchHttp(url: string) {
  const loads = await withClient(url, async client => {
    const { rows } = await client.query<{ id: number }>(
      'select id from property where review_count between 20 and 30 order by id limit 50',
    );
    const paths = (await queries(client)).map(
      ({ search }) => `/api/properties/search?${new URLSearchParams(search as never)}`,
    );
    return workloadsFor(
      paths,
      rows.map(({ id }) => id),
    );
  });
  const environment = { DATABASE_URL: url, RATE_LIMITS: 'off', PORT: '0' };
  const api = await ServerProcess.start(new URL('../dist/main.js', import.meta.url), environment);
  const raw = await ServerProcess.start(new URL('./raw-server.ts', import.meta.url), environment);
  try {
    await assertSameReplies(api, raw, loads);
    printLine('\nHTTP: requests per CPU second of the server process, and of it together with PostgreSQL');
    const postmaster = await postmasterOf(url);
    for (const load of loads) await compare(api, raw, load, postmaster);
  } finally {
    await Promise.all([api.stop(), raw.stop()]);
  }
}

const workloadsFor = (searches: string[], ids: number[]): Workload[] => [
  { title: 'search', paths: searches, amount: 1_050, target: 0.6 },
  { title: 'one property', paths: ids.map(id => `/api/properties/${id}`), amount: 5_000, target: 0.55 },
  {
    title: 'reviews list',
    paths: ids.map(id => `/api/properties/${id}/reviews`),
    amount: 3_000,
    target: 0.75,
  },
];

/** A comparison with a server whose replies differ would mean nothing. */
async function assertSameReplies(api: ServerProcess, raw: ServerProcess, loads: readonly Workload[]) {
  for (const path of loads.flatMap(({ paths }) => paths)) {
    const [ours, theirs] = await Promise.all([replyOf(api.url + path), replyOf(raw.url + path)]);
    if (ours !== theirs) throw new Error(`The servers do not agree on ${path}`);
  }
}

/** The reply, its fields in one order, with its total. */
async function replyOf(url: string) {
  const response = await fetch(url);
  const inOrder = (_: string, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return `${response.headers.get('X-Total-Count')} ${JSON.stringify(await response.json(), inOrder)}`;
}

async function compare(api: ServerProcess, raw: ServerProcess, load: Workload, postmaster: number) {
  const used = { api: { server: 0, both: 0 }, raw: { server: 0, both: 0 } };
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, server] of Object.entries({ api, raw }) as [keyof typeof used, ServerProcess][]) {
      const cpu = await cpuOf(server, load, postmaster);
      if (round === 0) continue;
      used[name].server += cpu.server;
      used[name].both += cpu.server + cpu.database;
    }
  const perSecond = (seconds: number) => Math.round((load.amount * ROUNDS) / seconds);
  const figures = (part: 'server' | 'both') =>
    `API ${perSecond(used.api[part])}, raw ${perSecond(used.raw[part])}: ${(used.raw[part] / used.api[part]).toFixed(2)}`;
  printLine(
    `  ${load.title.padEnd(14)} ${figures('server')} (wanted ${load.target}); together ${figures('both')}`,
  );
}

/** CPU seconds of a server, and of PostgreSQL, for one round. */
async function cpuOf(server: ServerProcess, { paths, amount }: Workload, postmaster: number) {
  const before = { server: await server.cpuSeconds(), database: cpuOfPostgres(postmaster) };
  const requests = paths.map(path => ({ path }));
  const result = await autocannon({ url: server.url, connections: CONNECTIONS, amount, requests });
  if (result['2xx'] !== amount)
    throw new Error(`${server.url} answered ${result['2xx']} of ${amount} requests`);
  return {
    server: (await server.cpuSeconds()) - before.server,
    database: cpuOfPostgres(postmaster) - before.database,
  };
}
