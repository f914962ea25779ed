import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { explainRefusals } from '@home-truths/contract/refused-requests';
import { STOP_LIMIT_MS, startWatchdog } from '@home-truths/contract/watchdog';
import { followChanges } from './cache/change-stream.ts';
import { PageCache } from './cache/page-cache.ts';
import { readSettings, restrictUnlessShared } from './environment.ts';
import { createGateway } from './gateway.ts';
import { serveCollectors } from './http/collectors.ts';
import { surviveExceptions } from './http/contain-errors.ts';
import { gracefulStop } from './http/drain.ts';
import { SERVER_LIMITS } from './http/request-body.ts';
import { untrustedProxyWarning } from './http/untrusted-proxy.ts';
import { log, logRequests } from './log.ts';
import { collectNodeMetrics, watchBackups } from './metrics.ts';
import { openShell } from './pages/shell-build.ts';
import { followBackend } from './releases/backend-contract.ts';
import { reportViews, reportViewsRegularly } from './releases/canary-views.ts';
import { backendCalls, mirrorReleases } from './releases/mirror.ts';
import { announceShell } from './releases/released-shell.ts';
import { followReleases } from './releases/releases.ts';

/** Limits memory; a browser opens at most six connections and closes them after five idle seconds. */
const MAX_CONNECTIONS = 2000;

function failToStart({ message }: Error) {
  log('fatal', `The gateway could not start: ${message}`);
  process.exit(1);
}
process.once('uncaughtException', failToStart);

restrictUnlessShared(process.env);
logRequests();
collectNodeMetrics();
const root = path.resolve(import.meta.dirname, '../..');
const settings = readSettings(process.env);
fs.mkdirSync(settings.dataDir, { recursive: true });
watchBackups(settings.dataDir);

const shell = openShell(path.join(root, 'shell', settings.build), settings.assetsUrl);
const { releasesDir } = settings;
const contract = await followBackend(settings.apiUrl);
const call = backendCalls(settings.apiUrl, settings.gatewayToken);
const mirror = await mirrorReleases(call, releasesDir, announceShell(call, shell, contract.current));
const releases = followReleases({
  releasesDir,
  assetsUrl: settings.assetsUrl,
  sharedModules: shell.server.sharedModules,
  capabilities: shell,
  contract: contract.current,
  registry: mirror.registry,
  runsOnServer: mirror.runsOnServer,
});
// opens the releases before the first visitor waits for them
await releases.current();
reportViewsRegularly(call);

const cache = new PageCache(followChanges(settings.apiUrl));

const publicDir = path.join(root, 'shell/public');
let isStopping = false;
const isDraining = () => isStopping;
const gateway = createGateway({ settings, shell, releases, mirror, publicDir, contract, cache, isDraining });
const server = explainRefusals(http.createServer(SERVER_LIMITS, gateway));
server.maxConnections = MAX_CONNECTIONS;

const watchdog = startWatchdog();
const drain = gracefulStop(server, settings.drainMs, () => process.exit(0));
function stop() {
  isStopping = true;
  void reportViews(call);
  watchdog.endWithin(settings.drainMs + STOP_LIMIT_MS);
  drain();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
if (settings.parentPipe) process.stdin.resume().on('end', stop);

const { metrics } = settings;
if (metrics.port !== undefined) {
  const collectors = http.createServer(SERVER_LIMITS, serveCollectors(metrics));
  await once(collectors.listen(metrics.port, metrics.host), 'listening');
}

// with Node's default of 511, Linux drops connections that arrive while a page is rendered
const { port, host, sharedPort: reusePort } = settings;
const address = { port, host, reusePort, backlog: 2 * MAX_CONNECTIONS };
server.listen(address, () => {
  process.off('uncaughtException', failToStart);
  surviveExceptions();
  const listening = server.address();
  const warning = untrustedProxyWarning(settings);
  if (warning) log('warn', warning);
  // shell/tools/supervisor.ts waits for this line
  const ready = {
    ready: true,
    port: typeof listening === 'object' ? listening?.port : port,
    notes: warning ? [warning] : [],
  };
  process.stdout.write(`${JSON.stringify(ready)}\n`);
});
