import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { CONTRACT_HEADER } from '@home-truths/contract';
import { REGISTRY_PATH } from '../src/boot.ts';
import { serveDrawing } from './drawings/index.ts';
import type { Settings } from './environment.ts';
import { countFailure } from './failures.ts';
import { clientNetwork } from './http/client-network.ts';
import { containErrors } from './http/contain-errors.ts';
import { createFairQueue, type FairQueue, QueueFullError } from './http/fair-queue.ts';
import { fileHandlers, type Handler } from './http/files.ts';
import { hasSeveralHosts, isForHostOf } from './http/host.ts';
import { oneRequestPerConnection } from './http/one-request-per-connection.ts';
import { createApiProxy, removeForwardedHeaders } from './http/proxy.ts';
import { remoteFiles } from './http/remote-files.ts';
import { limitBodyTime } from './http/request-body.ts';
import { send, sendText } from './http/send.ts';
import { userOf } from './http/visitor.ts';
import { log, reasonOf } from './log.ts';
import { respondToCollector } from './metrics.ts';
import { respondWithPage } from './pages/page.ts';
import { respondWithRegistry } from './pages/registry.ts';
import { HSTS_HEADER } from './pages/security.ts';
import { serviceWorker } from './pages/service-worker.ts';
import type { ShellBuild } from './pages/shell-build.ts';
import { createSitemap, robotsTxt, webManifest } from './pages/site-files.ts';
import type { BackendContract } from './releases/backend-contract.ts';
import { visitorOf } from './releases/canary.ts';
import type { ReleaseSource } from './releases/releases.ts';
import { createStatus } from './status/respond.ts';

const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/** Paths of health checks, which are served under any host name. */
const HEALTH_PATHS = /^\/(healthz|readyz)$/;
/** The maximum length of a page's URL (characters). */
const MAX_URL_LENGTH = 4000;
/** The maximum number of concurrent pages; most of them wait for the backend. */
const PAGE_LIMITS = { concurrency: 16, maxWaiting: 100 };
/** The maximum number of concurrent renderings, which occupy the only thread. */
const RENDER_LIMITS = { concurrency: 2 };
/** Lookups of the session behind a request for a file; they queue without limit, since a connection has one request at a time. */
const LOOKUP_LIMITS = { concurrency: 16 };

interface GatewayOptions {
  settings: Settings;
  shell: ShellBuild;
  releases: ReleaseSource;
  publicDir: string;
  /** Receives the contract version that each response of the backend names. */
  contract: Pick<BackendContract, 'noteVersion'>;
  /** Markup that the development gateway adds to each document. */
  extraMarkup?: (nonce: string) => string;
}

/** The origin a request was made to. */
const originOf = (request: IncomingMessage, { publicUrl, port }: Settings) => {
  const host = request.headers.host ?? '';
  return publicUrl ?? `http://${/^[\w.:[\]-]{1,255}$/.test(host) ? host : `localhost:${port}`}`;
};

/** The requested URL, on our own origin: `//elsewhere.example` is a path here, not another host. */
function urlOf(request: IncomingMessage, settings: Settings) {
  const url = new URL(originOf(request, settings) + (request.url ?? '').replace(/^[/\\]*/, '/'));
  url.pathname = url.pathname.replace(/^\/+/, '/');
  return url;
}

/** Whether the path of a URL can be decoded: every `%` must be part of valid UTF-8. */
function isDecodable(requested: string) {
  try {
    decodeURIComponent(requested.replace(/[?#].*$/s, ''));
    return true;
  } catch {
    return false;
  }
}

/** Runs middleware one after another until one handles the request. */
export async function runMiddleware(
  handlers: Handler[],
  request: IncomingMessage,
  response: ServerResponse,
  fallback: () => unknown,
): Promise<void> {
  const [first, ...rest] = handlers;
  await (first
    ? first(request, response, () => runMiddleware(rest, request, response, fallback))
    : fallback());
}

/** The entry point of all visitors' requests: files, the API, the small files of the site, and pages. */
export function createGateway(options: GatewayOptions) {
  const { settings, shell, publicDir, contract } = options;
  const dataDir = path.resolve(settings.dataDir);
  const networkOf = clientNetwork(settings.proxies);
  const pageQueue = createFairQueue(PAGE_LIMITS);
  const renderQueue = createFairQueue(RENDER_LIMITS);
  const lookupQueue = createFairQueue(LOOKUP_LIMITS);
  const enqueueFor =
    (request: IncomingMessage, queue: FairQueue) =>
    <T>(work: () => Promise<T>) =>
      queue.run(networkOf(request), request.signal, work);
  const files = fileHandlers({
    shellDist: shell.dist,
    publicDir,
    dataDir,
    releasesDir: settings.releasesDir,
    isForAdmins: remote => shell.server.audienceOf(remote) === 'admin',
    isAdmin: async request => {
      const user = await enqueueFor(request, lookupQueue)(() => userOf(request, settings.apiUrl));
      return user?.isAdmin === true;
    },
  });
  const resolveReleases = (request: IncomingMessage) =>
    options.releases.current(visitorOf(request, settings.https));
  files.push(remoteFiles({ resolveReleases, remoteFor: shell.server.remoteFor }));
  const toBackend = createApiProxy(settings, headers => contract.noteVersion(headers[CONTRACT_HEADER]));
  const sitemap = createSitemap(settings);
  const status = createStatus(options);

  function respondWithSiteFile(pathname: string, origin: string) {
    if (pathname === '/robots.txt') return text('text/plain', robotsTxt(origin));
    if (pathname === '/manifest.webmanifest') return text('application/manifest+json', webManifest());
    if (pathname === '/sw.js') return serviceWorker(settings.offline ? shell.worker : undefined);
    const drawing = serveDrawing(shell.drawings, pathname);
    return drawing && text('image/svg+xml', drawing, CACHE_FOREVER);
  }

  /** Requests that need rendering, or a call to the backend. */
  async function respondDynamically(url: URL, request: IncomingMessage) {
    if (url.pathname === REGISTRY_PATH) return respondWithRegistry(request, options);
    if (url.pathname === '/sitemap.xml') {
      return sitemap(url.origin).then(xml => text('application/xml', xml), backendUnavailable);
    }
    const statusPage = url.pathname === '/status' ? await status(request) : undefined;
    return (
      statusPage ?? respondWithPage(url, request, { ...options, enqueue: enqueueFor(request, renderQueue) })
    );
  }

  async function reply(request: IncomingMessage, response: ServerResponse) {
    const url = urlOf(request, settings);
    if (url.pathname.startsWith('/api/') || HEALTH_PATHS.test(url.pathname)) {
      return toBackend(request, response);
    }
    if (!/^(GET|HEAD|POST)$/.test(request.method ?? '')) {
      return sendText(request, response, 405, 'This page doesn’t accept that kind of request.', {
        allow: 'GET, HEAD',
      });
    }
    const file = respondWithSiteFile(url.pathname, url.origin);
    if (file) return send(request, response, file);
    if (/^\/(a(~\d+)?|r|uploads|drawings)\//.test(url.pathname)) {
      return sendText(request, response, 404, 'We couldn’t find that file.');
    }
    if (request.method === 'POST') return send(request, response, seeOther(url));
    const respond = async () => send(request, response, await respondDynamically(url, request));
    await enqueueFor(request, pageQueue)(respond).catch(error => refuse(error, request, response));
  }

  function refuse(error: unknown, request: IncomingMessage, response: ServerResponse) {
    if (!(error instanceof QueueFullError)) throw error;
    countFailure('page refused', 'shell', shell.version);
    sendText(request, response, 503, 'Home Truths is very busy right now. Please try again in a moment.', {
      'retry-after': '2',
    });
  }

  const handleRequest = containErrors(async (request, response) => {
    limitBodyTime(request, response);
    if (settings.https) response.setHeader(...HSTS_HEADER);
    if (hasSeveralHosts(request))
      return sendText(request, response, 400, 'A request must name exactly one host.');
    if (settings.metricsPort === undefined && respondToCollector(request, response)) return;
    if (!settings.trustProxy) removeForwardedHeaders(request);
    const requested = request.url ?? '';
    const { publicUrl } = settings;
    if (publicUrl && !HEALTH_PATHS.test(requested) && !isForHostOf(publicUrl, request))
      return sendText(request, response, 421, `This site is at ${publicUrl}.`);
    if (requested.length > MAX_URL_LENGTH) return sendText(request, response, 414, 'This link is too long.');
    if (!isDecodable(requested) || !URL.canParse(originOf(request, settings)))
      return sendText(request, response, 400, 'This link isn’t valid.');
    await runMiddleware(files, request, response, () => reply(request, response));
  });
  return oneRequestPerConnection(handleRequest);
}

/** The response where the backend is needed and unreachable. */
function backendUnavailable(error: unknown) {
  log('error', 'backend not reached', { reason: reasonOf(error) });
  return {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '2' },
    body: 'Home Truths is temporarily unavailable. Please try again in a minute.',
  };
}

const text = (type: string, body: string, cache = 'public, max-age=3600') => ({
  status: 200,
  headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': cache },
  body,
});

/** A form submitted before its script was loaded: its values are discarded, the page is shown again (decision 165). */
const seeOther = (url: URL) => ({ status: 303, headers: { location: url.pathname + url.search }, body: '' });
