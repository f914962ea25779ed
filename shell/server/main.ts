/** The gateway's process: `node main.ts` with the environment of environment.ts. */
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { followChanges } from './cache/change-stream.ts';
import { PageCache } from './cache/page-cache.ts';
import { LOOPBACK } from './commands/host.ts';
import { readSettings, restrictUnlessShared } from './environment.ts';
import { createGateway } from './gateway.ts';
import { surviveExceptions } from './http/contain-errors.ts';
import { drainOn } from './http/drain.ts';
import { SERVER_LIMITS } from './http/request-body.ts';
import { serveCollectors } from './metrics.ts';
import { openShell } from './pages/shell-build.ts';
import { followBackend } from './releases/backend-contract.ts';
import { publishFirstBuilds } from './releases/publish.ts';
import { releaseRunningShell } from './releases/released-shell.ts';
import { followReleases } from './releases/releases.ts';

/** Limits memory. A browser opens at most six connections, and closes them after five idle seconds. */
const MAX_CONNECTIONS = 2000;

restrictUnlessShared(process.env);
const root = path.resolve(import.meta.dirname, '../..');
const settings = readSettings(process.env);
fs.mkdirSync(settings.dataDir, { recursive: true });

const shell = openShell(path.join(root, 'shell', settings.build), settings.assetsUrl);
const { releasesDir } = settings;
await releaseRunningShell(releasesDir, shell);
const notes = await publishFirstBuilds(root, releasesDir, settings.build);
const contract = await followBackend(settings.apiUrl, releasesDir);
const releases = followReleases({
  ...{
    releasesDir,
    assetsUrl: settings.assetsUrl,
    sharedModules: shell.server.sharedModules,
    capabilities: shell,
  },
  contract: contract.current,
});
await releases.current();

const cache = new PageCache(followChanges(settings.apiUrl));

const publicDir = path.join(root, 'shell/public');
const server = http.createServer(
  SERVER_LIMITS,
  createGateway({ settings, shell, releases, publicDir, contract, cache }),
);
server.maxConnections = MAX_CONNECTIONS;

const stop = drainOn(server, () => process.exit(0));
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
if (settings.parentPipe) process.stdin.resume().on('end', stop);

if (settings.metricsPort !== undefined) {
  const collectors = http.createServer(SERVER_LIMITS, serveCollectors).listen(settings.metricsPort, LOOPBACK);
  await once(collectors, 'listening');
}

// with Node's 511, Linux loses connections of a rush that comes while a page is rendered
const address = { port: settings.port, host: settings.host, backlog: 2 * MAX_CONNECTIONS };
server.listen(address, () => {
  surviveExceptions();
  const listening = server.address();
  const port = typeof listening === 'object' ? listening?.port : settings.port;
  process.stdout.write(`${JSON.stringify({ ready: true, port, notes })}\n`);
});
