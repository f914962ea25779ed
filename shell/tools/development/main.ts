/** The gateway's process in development; `main.ts`, which serves visitors, uses nothing from this folder. */
import { AsyncLocalStorage } from 'node:async_hooks';
import fs from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readSettings, restrictUnlessShared } from '../../gateway/environment.ts';
import { createGateway } from '../../gateway/gateway.ts';
import { containErrors } from '../../gateway/http/contain-errors.ts';
import { send } from '../../gateway/http/send.ts';
import { log, reasonOf } from '../../gateway/log.ts';
import { openShell } from '../../gateway/pages/shell-build.ts';
import { followBackend } from '../../gateway/releases/backend-contract.ts';
import { backendCalls, mirrorReleases } from '../../gateway/releases/mirror.ts';
import { followReleases, type ReleaseSource } from '../../gateway/releases/releases.ts';
import { liveDir, onBuild, readBuilds } from './live-builds.ts';
import { createBuildEvents, liveFiles, overriddenFiles } from './live-files.ts';
import { createLiveReleases, withReleases } from './live-releases.ts';
import { developmentMarkup, type Notice } from './notice.ts';
import { openOverride, overrideOf, respondToOverride } from './override.ts';

if (process.env.NODE_ENV === 'production') throw new Error('This gateway is for development.');

restrictUnlessShared(process.env);
const root = path.resolve(import.meta.dirname, '../../..');
/** Nothing is cached on devices or in a CDN. */
const settings = { ...readSettings(process.env), offline: false, assetsUrl: undefined };
const { dataDir, releasesDir } = settings;

/** The current request, and the development notice in its document. */
const requestContext = new AsyncLocalStorage<{ request: IncomingMessage; notice: Notice }>();

/** Opens everything that depends on the shell's build, after each of its builds. */
async function openGateway() {
  const dist = liveDir(dataDir, 'shell');
  // `require` would return the previous server bundle
  for (const file of Object.keys(createRequire(import.meta.url).cache)) {
    if (file.startsWith(dist)) delete createRequire(import.meta.url).cache[file];
  }
  const shell = openShell(dist);
  const options = { sharedModules: shell.server.sharedModules, capabilities: shell };
  const released = followReleases({
    releasesDir,
    ...options,
    contract: contract.current,
    registry: mirror.registry,
    runsOnServer: mirror.runsOnServer,
  });
  const live = createLiveReleases({ dataDir, ...options, runsOnServer: () => true });

  /** Tells the notice why an override cannot be fetched. */
  async function openOverrides() {
    const { request, notice } = requestContext.getStore() ?? {};
    const override = request && overrideOf(request);
    if (!override || !notice) return [];
    notice.override = override;
    try {
      return [await openOverride(override, shell)];
    } catch (error) {
      notice.problem = (error as Error).message;
      return [];
    }
  }
  const releases: ReleaseSource = {
    current: async visitor => {
      const [resolved, own, others] = await Promise.all([released.current(visitor), live(), openOverrides()]);
      return withReleases(resolved, [...own, ...others]);
    },
    state: released.state,
    preview: released.preview,
  };
  const extraMarkup = (nonce: string) => developmentMarkup(requestContext.getStore()?.notice ?? {}, nonce);
  const publicDir = path.join(root, 'shell/public');
  await releases.current();
  return createGateway({ settings, shell, releases, mirror, publicDir, contract, extraMarkup });
}

const shellHash = () => readBuilds(dataDir).find(({ name }) => name === 'shell')?.hash;

fs.mkdirSync(dataDir, { recursive: true });
let hash = shellHash();
const contract = await followBackend(settings.apiUrl);
const mirror = await mirrorReleases(backendCalls(settings.apiUrl, settings.gatewayToken), releasesDir);
let gateway = await openGateway();

/** Notifies pages of a build after the server can render it. */
async function applyBuild() {
  const newest = shellHash();
  if (newest && newest !== hash) {
    hash = newest;
    gateway = await openGateway();
  }
  buildEvents.notify();
}
onBuild(dataDir, () => {
  applyBuild().catch(error => log('error', 'shell not opened', { reason: reasonOf(error) }));
});

const buildEvents = createBuildEvents(dataDir);

function reply(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', `http://localhost:${settings.port}`);
  const overrideResponse = respondToOverride(url, request);
  if (overrideResponse) return void send(request, response, overrideResponse);
  requestContext.run({ request, notice: {} }, () => gateway(request, response));
}

const server = http.createServer(
  containErrors(liveFiles(dataDir), buildEvents.handler, overriddenFiles, reply),
);
const stop = () => process.exit(0);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
if (settings.parentPipe) process.stdin.resume().on('end', stop);

server.listen(settings.port, settings.host, () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : settings.port;
  process.stdout.write(`${JSON.stringify({ ready: true, port })}\n`);
});
