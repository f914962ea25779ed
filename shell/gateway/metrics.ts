import { monitorEventLoopDelay } from 'node:perf_hooks';
import { lastBackupAt } from '@home-truths/contract/environment';
import type { FairQueue } from '@home-truths/contract/fair-queue';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { failuresSoFar } from './failures.ts';

const registry = new Registry();
const registers = [registry];

/** Origin of a page; `browser` if rendering failed here, `browser-only` if the release has no server bundle. */
export type PageSource = 'cache' | 'server' | 'browser' | 'browser-only';

const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Duration of requests',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: DURATION_BUCKETS,
  registers,
});

interface Series {
  durations: Histogram.Internal<'method' | 'route' | 'status'>;
  route: string;
  source: PageSource | undefined;
  count: number;
}

/** Series by labels, because prom-client finds them more slowly than it counts. */
const seriesByLabels = new Map<string, Series>();

new Counter({
  name: 'gateway_pages_total',
  help: 'Pages by where they came from: the cache, a rendering, or the browser, by intent or where that failed',
  labelNames: ['route', 'source'] as const,
  registers,
  collect() {
    this.reset();
    for (const { route, source, count } of seriesByLabels.values())
      if (source) this.inc({ route, source }, count);
  },
});

const renderings = new Histogram({
  name: 'gateway_render_duration_seconds',
  help: 'Time for which React rendered a page, without waiting for the backend or for its turn',
  labelNames: ['route'] as const,
  buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers,
});

const queues = new Map<string, FairQueue>();

new Gauge({
  name: 'gateway_queue_waiting',
  help: 'Work that waits for its turn',
  labelNames: ['queue'] as const,
  registers,
  collect() {
    for (const [queue, { waitingCount }] of queues) this.set({ queue }, waitingCount());
  },
});

new Counter({
  name: 'gateway_failures_total',
  help: 'What went wrong while pages were made and releases opened',
  labelNames: ['what', 'remote', 'version'] as const,
  registers,
  collect() {
    this.reset();
    for (const { what, remote, version, count } of failuresSoFar())
      this.inc({ what, remote, version }, count);
  },
});

const canaryViews = new Counter({
  name: 'gateway_canary_views_total',
  help: 'Page views of remotes that have a canary, of visitors among whom it was drawn',
  labelNames: ['remote', 'version', 'result'] as const,
  registers,
});

export const countCanaryView = (remote: string, version: string, isFailed: boolean) =>
  canaryViews.inc({ remote, version, result: isFailed ? 'failed' : 'rendered' });

const gauge = (name: string, help: string, read: () => number) =>
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });

gauge('gateway_uptime_seconds', 'How long this gateway has been running', () => Math.round(process.uptime()));

/** Collects metrics under prom-client's names; its collectors would also observe each garbage collection. */
export function collectNodeMetrics() {
  const delay = monitorEventLoopDelay();
  delay.enable();
  gauge(
    'process_start_time_seconds',
    'When this process started',
    () => Date.now() / 1000 - process.uptime(),
  );
  gauge('process_resident_memory_bytes', 'Memory of this process', () => process.memoryUsage.rss());
  gauge('nodejs_heap_size_used_bytes', 'Memory in use by JavaScript', () => process.memoryUsage().heapUsed);
  gauge('nodejs_eventloop_lag_p99_seconds', 'Delay of the event loop since the last scrape', () => {
    const p99 = delay.percentile(99) / 1e9;
    delay.reset();
    return p99;
  });
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'CPU time of this process',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
}

export const watchBackups = (dataDir: string) =>
  gauge('gateway_backup_age_seconds', 'Age of the last backup; NaN where none was ever made', () => {
    const at = lastBackupAt(dataDir);
    return at ? Math.max(0, Math.round((Date.now() - at.getTime()) / 1000)) : Number.NaN;
  });

export const watchQueue = (name: string, queue: FairQueue) => void queues.set(name, queue);

interface SentRequest {
  method: string;
  route: string;
  status: number;
  source: PageSource | undefined;
  seconds: number;
}

export function observeRequest({ method, route, status, source, seconds }: SentRequest) {
  const key = `${method} ${route} ${status} ${source}`;
  let series = seriesByLabels.get(key);
  if (!series) {
    series = { durations: requests.labels({ method, route, status }), route, source, count: 0 };
    seriesByLabels.set(key, series);
  }
  series.count++;
  series.durations.observe(seconds);
}

export async function timeRendering<T>(route: string, render: () => Promise<T>): Promise<T> {
  const end = renderings.startTimer({ route });
  try {
    return await render();
  } finally {
    end();
  }
}

export const renderMetrics = (): Promise<string> => registry.metrics();
export const METRICS_TYPE = registry.contentType;
