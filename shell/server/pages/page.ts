import type { IncomingMessage } from 'node:http';
import type { SessionUser } from '@home-truths/contract';
import type { RemoteRoutes } from '@home-truths/platform/router';
import type { AnySlotModule, SlotName } from '@home-truths/platform/slots';
import { withLimit } from '@home-truths/platform/with-limit';
import { type Boot, hasPages, type RenderedPage } from '../../src/boot.ts';
import { themeIn } from '../../src/theme.ts';
import { drawingAsData } from '../drawings/as-data.ts';
import type { Settings } from '../environment.ts';
import { API_LIMIT, userOf, visitorHeaders } from '../http/visitor.ts';
import { log, reasonOf } from '../log.ts';
import { ownDrawing } from '../releases/own-drawing.ts';
import type { Following, ResolvedReleases } from '../releases/releases.ts';
import { makeDocument } from './document.ts';
import { hashed, hintsOf, ownHintsOf, shellFiles } from './hints.ts';
import { registryOf } from './registry.ts';
import { resolveReleases } from './resolved-releases.ts';
import { makeNonce, pageHeaders } from './security.ts';
import { fontsOf, type Rendered, type ShellBuild } from './shell-build.ts';

/** Milliseconds a page may take on the server before it is left to the browser to render. */
const RENDER_LIMIT = 6000;
/** Retry-After in seconds of a page that is not available. */
const RETRY_AFTER = '30';

/** A response of the gateway, ready to be sent. */
export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The response where even the layout of a page would depend on something unknown. */
const NOT_NOW: PageResponse = {
  status: 503,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'private, no-store',
    'retry-after': RETRY_AFTER,
  },
  body: 'This page is temporarily unavailable. Please try again in a minute.',
};

interface PageContext {
  shell: ShellBuild;
  releases: Following;
  settings: Settings;
  /** Queues work that would block all other visitors until it is this visitor's turn. */
  enqueue<T>(work: () => Promise<T>): Promise<T>;
  addition?: (nonce: string) => string;
}

/** The inputs of a page. */
interface Requested {
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
  { resolved, user, remote, nonce }: Requested,
): Promise<Rendered | undefined> {
  const { releases, disabled, providers } = resolved;
  const release = releases.get(remote ?? '');
  const over = new AbortController();
  const signal = AbortSignal.any([request.signal, over.signal]);
  const report = (what: string, error: unknown) => {
    if (signal.aborted) return;
    log('error', `${what} failed`, { remote: remote, version: release?.version, reason: reasonOf(error) });
  };
  if (release && !release.modules) return undefined;
  const rendering = shell.server.render(new Request(url, { signal }), {
    remote: release?.modules?.['./routes']?.default as RemoteRoutes | undefined,
    available: [...releases.values()].filter(hasPages).map(({ name }) => name),
    disabled: Object.fromEntries(disabled),
    slot: (name: SlotName) => {
      const provider = providers[name] ?? '';
      if (disabled.has(provider)) return shell.server.NO_SLOT;
      return releases.get(provider)?.modules?.[`./${name}`]?.default as AnySlotModule | undefined;
    },
    api: { origin: settings.apiUrl, headers: visitorHeaders(request), timeout: API_LIMIT },
    signal,
    enqueue,
    user,
    demo: settings.demo,
    adsUrl: settings.adsUrl,
    nonce,
    picture: path => drawingAsData(path) ?? ownDrawing(path, releases),
    report,
  });
  try {
    return await withLimit(RENDER_LIMIT, 'the page', rendering);
  } catch (error) {
    request.signal.throwIfAborted();
    report('page', error);
    return undefined;
  } finally {
    // after success, too: Node retains a combined signal and all that its listeners reference until one of its sources
    // is aborted
    over.abort();
  }
}

/** Cache-Control of a page: personal pages, and those that request it, are not stored. */
function privacyOf(
  user: SessionUser | null | undefined,
  rendered: Rendered | undefined,
): Record<string, string> {
  const isSecret = rendered?.kind !== 'page' || rendered.head.noStore;
  return {
    'cache-control': user !== null || isSecret ? 'private, no-store' : 'private, no-cache',
    ...(isSecret && { 'referrer-policy': 'no-referrer' }),
  };
}

function sendOn({ status, headers: given }: Response, headers: Record<string, string>): PageResponse {
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
): Promise<PageResponse> {
  const { shell, settings } = context;
  const nonce = makeNonce();
  const known = await userOf(request, settings.apiUrl);
  const user = known ?? null;
  const isUserUnknown = known === undefined;
  // whether this person may open the page is not known
  if (isUserUnknown && shell.server.accessDenied(url, null)) return NOT_NOW;
  const { resolved, setCookie } = await resolveReleases(request, user, context);
  const remote = shell.server.remoteFor(url.pathname);
  const rendered = await tryRender(url, request, context, { resolved, user, remote, nonce });
  const origin = settings.publicUrl ?? url.origin;
  const headers = {
    ...pageHeaders(nonce, settings.adsUrl),
    ...privacyOf(known, rendered),
    'x-render': rendered ? 'server' : 'browser',
    ...(setCookie && { 'set-cookie': setCookie }),
  };
  if (rendered?.kind === 'redirect') return sendOn(rendered.response, headers);
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
    addition: context.addition?.(nonce),
  });
  const status = rendered?.status ?? 200;
  return {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      ...(status === 503 && { 'retry-after': RETRY_AFTER }),
    },
    body,
  };
}
