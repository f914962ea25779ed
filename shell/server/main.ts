/** The gateway's process: `node main.ts` with the environment of environment.ts. */
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { followChanges } from './cache/change-stream.ts';
import { PageCache } from './cache/page-cache.ts';
import { readSettings, restrictUnlessShared } from './environment.ts';
import { createGateway } from './gateway.ts';
import { serveCollectors } from './http/collectors.ts';
import { surviveExceptions } from './http/contain-errors.ts';
import { drainOn } from './http/drain.ts';
import { SERVER_LIMITS } from './http/request-body.ts';
import { untrustedProxyWarning } from './http/untrusted-proxy.ts';
import { log, logRequests } from './log.ts';
import { collectNodeMetrics } from './metrics.ts';
import { openShell } from './pages/shell-build.ts';
import { followBackend } from './releases/backend-contract.ts';
import { capabilitiesOf, storeCapabilities } from './releases/capabilities.ts';
import { buildVersion, publishBuilds } from './releases/publish.ts';
import { followReleases } from './releases/releases.ts';

/** Limits memory. A browser opens at most six connections, and closes them after five idle seconds. */
const MAX_CONNECTIONS = 2000;

restrictUnlessShared(process.env);
logRequests();
collectNodeMetrics();
const root = path.resolve(import.meta.dirname, '../..');
const settings = readSettings(process.env);
fs.mkdirSync(settings.dataDir, { recursive: true });

const shell = openShell(path.join(root, 'shell', settings.build));
const { releasesDir } = settings;
await storeCapabilities(
  releasesDir,
  capabilitiesOf(
    await buildVersion(path.join(root, 'shell'), settings.build),
    shell,
    shell.server.sharedModules,
  ),
);
const notes = await publishBuilds(root, releasesDir, settings.build);
const contract = await followBackend(settings.apiUrl, releasesDir);
const releases = followReleases({
  ...{ releasesDir, sharedModules: shell.server.sharedModules, capabilities: shell },
  contract: contract.current,
});
await releases.current();

const cache = new PageCache(followChanges(settings.apiUrl));

const publicDir = path.join(root, 'shell/public');
let isStopping = false;
const isDraining = () => isStopping;
const server = http.createServer(
  SERVER_LIMITS,
  createGateway({ settings, shell, releases, publicDir, contract, cache, isDraining }),
);
server.maxConnections = MAX_CONNECTIONS;

const drain = drainOn(server, () => process.exit(0));
const stop = () => {
  isStopping = true;
  drain();
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
if (settings.parentPipe) process.stdin.resume().on('end', stop);

const { metrics } = settings;
if (metrics.port !== undefined) {
  const collectors = http.createServer(SERVER_LIMITS, serveCollectors(metrics));
  await once(collectors.listen(metrics.port, metrics.host), 'listening');
}

// with Node's 511, Linux loses connections of a rush that comes while a page is rendered
const address = { port: settings.port, host: settings.host, backlog: 2 * MAX_CONNECTIONS };
server.listen(address, () => {
  surviveExceptions();
  const listening = server.address();
  const port = typeof listening === 'object' ? listening?.port : settings.port;
  const warnings = [untrustedProxyWarning(settings) ?? []].flat();
  for (const warning of warnings) log('warn', warning);
  process.stdout.write(`${JSON.stringify({ ready: true, port, notes: [...notes, ...warnings] })}\n`);
});
