import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { CONTRACT_HEADER, releaseRoutes } from '@home-truths/contract';
import { createFairQueue, type FairQueue, QueueFullError } from '@home-truths/contract/fair-queue';
import compression from 'compression';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { signInUrl } from '../src/access-rules.ts';
import { REGISTRY_PATH } from '../src/boot.ts';
import { CACHE_PREFIX } from '../src/offline/messages.ts';
import type { PageCache } from './cache/page-cache.ts';
import { sharedPages } from './cache/shared-pages.ts';
import { createDevelopments } from './development/developments.ts';
import { serveDrawing } from './drawings/index.ts';
import type { Settings } from './environment.ts';
import { countFailure } from './failures.ts';
import { checkRequest } from './http/check-request.ts';
import { clientNetwork } from './http/client-network.ts';
import { createApp, respondToError } from './http/contain-errors.ts';
import { fileHandlers } from './http/files.ts';
import {
  BudgetSpentError,
  createNetworkBudgets,
  type NetworkBudgets,
  refuseSpender,
} from './http/network-budgets.ts';
import { createObserver } from './http/observe-request.ts';
import { oneRequestPerConnection } from './http/one-request-per-connection.ts';
import { createApiProxy, UNAVAILABLE } from './http/proxy.ts';
import { remoteFiles } from './http/remote-files.ts';
import { FAST_BROTLI, type HttpResponse, send, sendStream, sendText } from './http/send.ts';
import { FILES, requestUrl } from './http/site-url.ts';
import { watchForProxies } from './http/untrusted-proxy.ts';
import { userOf } from './http/visitor.ts';
import { log, reasonOf } from './log.ts';
import { watchQueue } from './metrics.ts';
import { redirectToCorrectedPath } from './pages/corrected-path.ts';
import { respondWithPage } from './pages/page.ts';
import { respondWithRegistry } from './pages/registry.ts';
import { POLICIES, publicFileHeaders } from './pages/security.ts';
import type { ShellBuild } from './pages/shell-build.ts';
import { robotsTxt, webManifest } from './pages/site-files.ts';
import { createSitemap, isSitemapFile } from './pages/sitemap.ts';
import { createPreviews } from './preview/previews.ts';
import { adminCalls } from './publishing/admin-calls.ts';
import { discover } from './publishing/discovery.ts';
import { releaseCalls } from './publishing/release-calls.ts';
import type { BackendContract } from './releases/backend-contract.ts';
import { visitorOf } from './releases/canary.ts';
import type { Mirror } from './releases/mirror.ts';
import type { ReleaseSource } from './releases/releases.ts';
import { createStatus } from './status/respond.ts';

/** The script of a service worker that removes itself when the site no longer caches pages. */
const unregisteringWorker = () => `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil((async () => {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith('${CACHE_PREFIX}')).map(name => caches.delete(name)));
  await self.registration.unregister();
})()));
`;

/** @param worker the script; undefined if the site caches no pages on devices */
const serviceWorker = (worker: string | undefined, assetsUrl?: string) => ({
  status: 200,
  headers: {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': POLICIES.worker(assetsUrl),
  },
  body: worker ?? unregisteringWorker(),
});

const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/** Limits of making pages, which mostly waits for the backend. */
const PAGE_LIMITS = { concurrency: 16, maxWaiting: 100 };
/** Limits of rendering, which occupies the only thread. */
const RENDER_LIMITS = { concurrency: 2 };
/** Session queries wait without limit, since a connection has one request at a time. */
const LOOKUP_LIMITS = { concurrency: 16 };

const COMPRESSION = { threshold: 1000, brotli: FAST_BROTLI };

interface GatewayOptions {
  settings: Settings;
  shell: ShellBuild;
  releases: ReleaseSource;
  mirror: Pick<Mirror, 'bring' | 'registry' | 'shellWith'>;
  publicDir: string;
  contract: Pick<BackendContract, 'current' | 'noteVersion'>;
  /** By default no page is cached. */
  cache?: PageCache;
  budgets?: NetworkBudgets;
  /** True makes `/readyz` fail. */
  isDraining?: () => boolean;
  extraMarkup?: (nonce: string) => string;
}

export function createGateway(options: GatewayOptions): RequestListener {
  const { settings, shell, publicDir, contract, isDraining = () => false } = options;
  const networkOf = clientNetwork(settings.proxies);
  const pageQueue = createFairQueue(PAGE_LIMITS);
  const renderQueue = createFairQueue(RENDER_LIMITS);
  const lookupQueue = createFairQueue(LOOKUP_LIMITS);
  watchQueue('page', pageQueue);
  watchQueue('render', renderQueue);
  watchQueue('lookup', lookupQueue);
  const observe = createObserver(settings.proxies);
  const proxyWatch = watchForProxies(settings);
  const enqueueIn =
    (queue: FairQueue) =>
    <T>(request: IncomingMessage, signal: AbortSignal, work: () => Promise<T>) =>
      queue.run(networkOf(request), signal, work);
  const enqueueRendering = enqueueIn(renderQueue);
  const spend = createNetworkBudgets(settings, options.budgets);
  /** Charges visitors when their turn comes, so that those who left before pay nothing. */
  const enqueuePage: typeof enqueueRendering = (request, signal, work) =>
    enqueueIn(pageQueue)(request, signal, () => spend(request, 'page').then(work));
  const enqueueLookup = enqueueIn(lookupQueue);
  const files = fileHandlers({
    shellDist: shell.dist,
    publicDir,
    uploadsDir: settings.uploadsDir,
    releasesDir: settings.releasesDir,
    mirror: options.mirror,
    assetsUrl: settings.assetsUrl,
    isForAdmins: async remote => (await options.releases.current()).forAdmins.has(remote),
    isAdmin: async request => {
      const user = await enqueueLookup(request, request.signal, () => userOf(request, settings.apiUrl));
      return user?.isAdmin === true;
    },
  });
  const previews = createPreviews(options);
  const admitDevelopment = createDevelopments(options);
  const resolveReleases = async (request: IncomingMessage) =>
    request.preview?.resolved ?? options.releases.current(visitorOf(request, settings.https));
  const toBackend = createApiProxy(settings, headers => contract.noteVersion(headers[CONTRACT_HEADER]));
  const sitemap = createSitemap(settings);
  const status = createStatus({ ...options, warning: proxyWatch.warning });

  const queued =
    (respond: (request: Request) => Promise<HttpResponse>): RequestHandler =>
    (request, response) =>
      enqueuePage(request, request.signal, async () => send(request, response, await respond(request)));
  const sharedHandlers =
    options.cache && sharedPages({ ...options, cache: options.cache, enqueuePage, enqueueRendering });
  const page = (request: Request) =>
    respondWithPage(requestUrl(request, settings), request, {
      ...options,
      enqueue: work => enqueueRendering(request, request.signal, work),
    });

  const siteFiles: Record<string, (request: Request) => HttpResponse> = {
    '/robots.txt': request => textResponse('text/plain', robotsTxt(requestUrl(request, settings).origin)),
    '/manifest.webmanifest': () => textResponse('application/manifest+json', webManifest()),
    '/.well-known/change-password': () => ({
      status: 302,
      headers: { location: signInUrl('/profile?tab=settings') },
      body: '',
    }),
    '/sw.js': request => {
      const mayCache = settings.offline && !previews.isPreview(request);
      return serviceWorker(mayCache ? shell.worker : undefined, settings.assetsUrl);
    },
  };
  const documents: Record<string, (request: Request) => Promise<HttpResponse>> = {
    [REGISTRY_PATH]: request => respondWithRegistry(request, options),
    '/sitemap.xml': async request =>
      sitemap
        .index(requestUrl(request, settings).origin, await options.releases.current())
        .then(xml => textResponse('application/xml', xml), backendUnavailable),
    '/status': async request => (await status(request)) ?? page(request),
  };

  const app = createApp();
  app.use(files, remoteFiles(resolveReleases));
  app.use((request, _response, next) => {
    const { pathname, search } = requestUrl(request, settings);
    request.url = pathname + search;
    next();
  });
  // a router delays each request that it passes on, so it gets only its own
  app.all(/^\/api\/releases\//, releaseCalls({ settings, shell, contract, enqueueLookup, enqueuePage }));
  app.get(
    releaseRoutes.discoverReleases.path,
    queued(async () =>
      textResponse(
        'application/json',
        JSON.stringify(await discover(options.releases)),
        'public, max-age=60',
      ),
    ),
  );
  app.post(/^\/api\/admin\/releases\//, adminCalls({ settings, enqueueLookup, enqueuePage, toBackend }));
  app.use('/api', compression(COMPRESSION));
  app.all(/^\/api\//, (request, response) => {
    request.url = request.originalUrl;
    return toBackend(request, response);
  });
  app.get(settings.uploadsDir ? /^\/share\// : /^\/(share|uploads)\//, (request, response) =>
    toBackend(request, response),
  );
  app.use(refuseOtherMethods);
  for (const [file, reply] of Object.entries(siteFiles)) app.all(file, sendReply(reply));
  app.all(/^\/drawings\//, (request, response, next) => {
    const drawing = serveDrawing(shell.drawings, request.path);
    if (!drawing) return next();
    const { headers, ...rest } = textResponse('image/svg+xml', drawing, CACHE_FOREVER);
    return send(request, response, {
      ...rest,
      headers: { ...headers, ...publicFileHeaders(settings.assetsUrl) },
    });
  });
  app.use('/sitemap', compression(COMPRESSION));
  app.all(/^\/sitemap\//, async (request, response, next) => {
    const { pathname, origin } = requestUrl(request, settings);
    if (request.method === 'POST' || !isSitemapFile(pathname)) return next();
    const xml = await enqueuePage(request, request.signal, async () =>
      sitemap.file(pathname, origin, await options.releases.current()).catch(backendUnavailable),
    );
    if (!xml) return next();
    return 'status' in xml
      ? send(request, response, xml)
      : sendStream(request, response, textResponse('application/xml', '').headers, xml);
  });
  app.all(FILES, (request, response) => sendText(request, response, 404, 'We couldn’t find that file.'));
  app.use(async (request, response, next) => {
    const isEmpty = (parts: object) => Object.keys(parts).length === 0;
    // in development remotes come from their sources, too
    const isReleased =
      !isEmpty(options.mirror.registry().remotes) || !isEmpty((await options.releases.current()).paths);
    if (isReleased) return next();
    sendText(request, response, 503, 'Nothing has been released yet.', { 'retry-after': '5' });
  });
  app.post(/^/, sendReply(showFormAgain));
  for (const [requested, respond] of Object.entries(documents)) app.all(requested, queued(respond));
  app.use(redirectToCorrectedPath(settings, resolveReleases));
  if (sharedHandlers) app.use(sharedHandlers.render);
  app.use(queued(page), refuseExcess(shell), respondToError);
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    observe(request, response);
    // Express would parse any other URL differently or refuse it
    if (!request.url?.startsWith('/')) request.url = `/${request.url}`;
    const isPreview = previews.isPreview(request);
    if (isPreview) previews.restrict(response);
    if (!checkRequest(request, response, settings, { isDraining, proxyWatch })) return;
    await spend(request, 'request');
    if (!(await (isPreview ? previews.admit : admitDevelopment)(request, response))) return;
    // Express alone would take as long as a cached page
    const mayBeCached =
      sharedHandlers &&
      !isPreview &&
      /^(GET|HEAD)$/.test(`${request.method}`) &&
      !request.url.startsWith('/api/') &&
      !FILES.test(request.url);
    if (mayBeCached && (await sharedHandlers.sendCached(request, response))) return;
    app(request, response);
  };
  return oneRequestPerConnection((request, response) => {
    handle(request, response).catch(error => {
      if (error instanceof BudgetSpentError) refuseSpender(request, response, error);
      else respondToError(error, request, response);
    });
  });
}

const sendReply =
  (reply: (request: Request) => HttpResponse): RequestHandler =>
  (request, response) =>
    send(request, response, reply(request));

const refuseOtherMethods: RequestHandler = (request, response, next) => {
  if (/^(GET|HEAD|POST)$/.test(request.method)) return next();
  sendText(request, response, 405, 'This page doesn’t accept that kind of request.', { allow: 'GET, HEAD' });
};

const refuseExcess =
  ({ version }: ShellBuild): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (error instanceof BudgetSpentError) return refuseSpender(request, response, error);
    if (!(error instanceof QueueFullError)) return next(error);
    countFailure('page refused', 'shell', version);
    sendText(request, response, 503, 'Home Truths is very busy right now. Please try again in a moment.', {
      'retry-after': '2',
    });
  };

function backendUnavailable(error: unknown) {
  log('error', 'backend not reached', { reason: reasonOf(error) });
  return {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '2' },
    body: UNAVAILABLE,
  };
}

const textResponse = (type: string, body: string, cache = 'public, max-age=3600') => ({
  status: 200,
  headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': cache },
  body,
});

/** A form submitted before its script loaded loses its values, and the page shows again. */
const showFormAgain = ({ url }: Request) => ({ status: 303, headers: { location: url }, body: '' });
