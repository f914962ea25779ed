import type { IncomingMessage } from 'node:http';
import type { SessionUser } from '@home-truths/contract';
import type { RemoteRoutes } from '@home-truths/platform/router';
import type { AnySlotModule, SlotName } from '@home-truths/platform/slots';
import { withTimeout } from '@home-truths/platform/with-timeout';
import { type Boot, hasPages, type RenderedPage } from '../../src/boot.ts';
import { remoteFor } from '../../src/remote-for.ts';
import { themeIn } from '../../src/theme.ts';
import { drawingAsData } from '../drawings/as-data.ts';
import type { Settings } from '../environment.ts';
import type { HttpResponse } from '../http/send.ts';
import { API_TIMEOUT_MS, userOf, visitorHeaders } from '../http/visitor.ts';
import { log, reasonOf } from '../log.ts';
import type { ReleaseSource, ResolvedReleases } from '../releases/releases.ts';
import { remoteDrawingAsData } from '../releases/remote-drawing.ts';
import { makeDocument } from './document.ts';
import { hashed, hintsOf, ownHintsOf, shellFiles } from './hints.ts';
import { registryOf } from './registry.ts';
import { resolveReleases } from './resolved-releases.ts';
import { makeNonce, pageHeaders } from './security.ts';
import { fontsOf, type Rendered, type ShellBuild } from './shell-build.ts';

/** A page that takes longer on the server is left to the browser to render. */
const RENDER_TIMEOUT_MS = 6000;
/** `Retry-After` of a page that is not available. */
const RETRY_AFTER_S = '30';

/** The response where it is not known whether the visitor may open the page. */
const UNAVAILABLE: HttpResponse = {
  status: 503,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'private, no-store',
    'retry-after': RETRY_AFTER_S,
  },
  body: 'This page is temporarily unavailable. Please try again in a minute.',
};

interface PageContext {
  shell: ShellBuild;
  releases: ReleaseSource;
  settings: Settings;
  /** Queues work that would block all other visitors until it is this visitor's turn. */
  enqueue<T>(work: () => Promise<T>): Promise<T>;
  extraMarkup?: (nonce: string) => string;
}

/** The inputs of a page. */
interface PageInput {
  resolved: ResolvedReleases;
  user: SessionUser | null;
  remote: string | undefined;
  nonce: string;
}

const bootOf = (
  resolved: ResolvedReleases,
  { shell, settings: { demo, adsUrl, offline } }: PageContext,
  user: SessionUser | null,
  page?: RenderedPage,
): Boot => ({
  version: shell.version,
  ...registryOf(resolved),
  demo,
  offline,
  ...(adsUrl ? { adsUrl } : {}),
  user,
  ...(page ? { page } : {}),
});

/**
 * Renders on the server; nothing when the page's remote has no warm bundle or the rendering fails.
 * @throws the reason of the request's signal, once the visitor has disconnected
 */
async function tryRender(
  url: URL,
  request: IncomingMessage,
  { shell, settings, enqueue }: PageContext,
  { resolved, user, remote, nonce }: PageInput,
): Promise<Rendered | undefined> {
  const { releases, disabled, providers, paths } = resolved;
  const release = releases.get(remote ?? '');
  const finished = new AbortController();
  const signal = AbortSignal.any([request.signal, finished.signal]);
  const report = (what: string, error: unknown) => {
    if (signal.aborted) return;
    log('error', `${what} failed`, { remote, version: release?.version, reason: reasonOf(error) });
  };
  if (release && !release.modules) return undefined;
  const rendering = shell.server.render(new Request(url, { signal }), {
    remote: release?.modules?.['./routes']?.default as RemoteRoutes | undefined,
    available: [...releases.values()].filter(hasPages).map(({ name }) => name),
    disabled: Object.fromEntries(disabled),
    paths,
    traits: registryOf(resolved).traits,
    slot: (name: SlotName) => {
      const provider = providers[name] ?? '';
      if (disabled.has(provider)) return shell.server.EMPTY_SLOT;
      return releases.get(provider)?.modules?.[`./${name}`]?.default as AnySlotModule | undefined;
    },
    api: { origin: settings.apiUrl, headers: visitorHeaders(request), timeout: API_TIMEOUT_MS },
    signal,
    enqueue,
    user,
    demo: settings.demo,
    adsUrl: settings.adsUrl,
    nonce,
    picture: path => drawingAsData(shell.drawings, path) ?? remoteDrawingAsData(path, releases),
    report,
  });
  try {
    return await withTimeout(RENDER_TIMEOUT_MS, 'the page', rendering);
  } catch (error) {
    request.signal.throwIfAborted();
    report('page', error);
    return undefined;
  } finally {
    // after success, too: Node retains a combined signal and all that its listeners reference until one of its sources
    // is aborted
    finished.abort();
  }
}

/** Cache-Control of a page: personal pages, and those that request it, are not stored. */
function cacheHeaders(
  user: SessionUser | null | undefined,
  rendered: Rendered | undefined,
): Record<string, string> {
  const isPrivate = rendered?.kind !== 'page' || rendered.head.noStore;
  return {
    'cache-control': user !== null || isPrivate ? 'private, no-store' : 'private, no-cache',
    ...(isPrivate && { 'referrer-policy': 'no-referrer' }),
  };
}

function toRedirect({ status, headers: given }: Response, headers: Record<string, string>): HttpResponse {
  const cookie = given.get('set-cookie');
  const location = given.get('location') ?? '/';
  return { status, headers: { ...headers, location, ...(cookie && { 'set-cookie': cookie }) }, body: '' };
}

/**
 * Serves a page: rendered on the server, or else a document that the browser renders by itself.
 * @throws the reason of the request's signal, once the visitor has disconnected
 */
export async function respondWithPage(
  url: URL,
  request: IncomingMessage,
  context: PageContext,
): Promise<HttpResponse> {
  const { shell, settings } = context;
  const nonce = makeNonce();
  const userOrUnknown = await userOf(request, settings.apiUrl);
  const user = userOrUnknown ?? null;
  const isUserUnknown = userOrUnknown === undefined;
  // whether this person may open the page is not known
  if (isUserUnknown && shell.server.accessDenied(url, null)) return UNAVAILABLE;
  const { resolved, setCookie } = await resolveReleases(request, user, context);
  const remote = remoteFor(resolved.paths, url.pathname);
  const rendered = await tryRender(url, request, context, { resolved, user, remote, nonce });
  const origin = settings.publicUrl ?? url.origin;
  const headers = {
    ...pageHeaders(nonce, settings.adsUrl),
    ...cacheHeaders(userOrUnknown, rendered),
    'x-render': rendered ? 'server' : 'browser',
    ...(setCookie && { 'set-cookie': setCookie }),
  };
  if (rendered?.kind === 'redirect') return toRedirect(rendered.response, headers);
  const body = makeDocument({
    nonce,
    head: rendered?.head ?? { title: 'Home Truths' },
    origin,
    path: url.pathname,
    theme: themeIn(request.headers.cookie ?? ''),
    fonts: fontsOf(shell),
    hints: [...hintsOf(resolved, remote, rendered), ...ownHintsOf(url.pathname, shell)],
    scripts: shell.scripts.map(file => hashed(shellFiles(shell), file)),
    styles: rendered?.styles ?? '',
    html: rendered?.html ?? '',
    boot: { ...bootOf(resolved, context, user, rendered?.page), ...(isUserUnknown && { isUserUnknown }) },
    extraMarkup: context.extraMarkup?.(nonce),
  });
  const status = rendered?.status ?? 200;
  return {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      ...(status === 503 && { 'retry-after': RETRY_AFTER_S }),
    },
    body,
  };
}
