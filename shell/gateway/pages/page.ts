import type { IncomingMessage } from 'node:http';
import type { SessionUser } from '@home-truths/contract';
import type { RemoteRoutes } from '@home-truths/platform/router';
import type { AnySlotModule, SlotName } from '@home-truths/platform/slots';
import { withTimeout } from '@home-truths/platform/with-timeout';
import { type Boot, hasPages, type RenderedPage } from '../../src/boot.ts';
import { remoteFor } from '../../src/remote-for.ts';
import { parseTheme, type Theme } from '../../src/theme.ts';
import { developmentBar } from '../development/page.ts';
import { type Development, originOf } from '../development/tokens.ts';
import { drawingAsData, svgAsData } from '../drawings/as-data.ts';
import type { Settings } from '../environment.ts';
import { pageRouteOf } from '../http/observe-request.ts';
import type { HttpResponse } from '../http/send.ts';
import { API_TIMEOUT_MS, userOf, visitorHeaders } from '../http/visitor.ts';
import { log, reasonOf } from '../log.ts';
import { timeRendering } from '../metrics.ts';
import { previewBar } from '../preview/page.ts';
import type { Preview } from '../preview/previews.ts';
import { countView, isBackendAway, type PageView } from '../releases/canary-views.ts';
import type { RemoteFile } from '../releases/open-release.ts';
import type { ReleaseSource, Releases, ResolvedReleases } from '../releases/releases.ts';
import { makeDocument } from './document.ts';
import { hashedScript, hintsOf, shellHintsOf } from './hints.ts';
import { registryOf } from './registry.ts';
import { resolveReleases } from './resolved-releases.ts';
import { createPagePolicy, makeNonce, POLICY_HEADER } from './security.ts';
import { fontsOf, type Rendered, type ShellBuild } from './shell-build.ts';

/** Larger drawings are fetched separately. */
const MAX_DRAWING_BYTES = 8000;

const dataUrls = new WeakMap<RemoteFile, string>();

export function remoteDrawingAsData(file: string, releases: Releases): string | undefined {
  if (!file.endsWith('.svg')) return undefined;
  const drawing = [...releases.values()].map(({ files }) => files.get(file)).find(Boolean);
  if (!drawing || drawing.body.length > MAX_DRAWING_BYTES) return undefined;
  const data = dataUrls.get(drawing) ?? svgAsData(drawing.body.toString());
  dataUrls.set(drawing, data);
  return data;
}

const READ_ONLY_STYLE =
  '.read-only{margin:0;padding:.75rem 1rem;text-align:center;font:1rem/1.5 "Public Sans Variable","Public Sans Fallback",system-ui,sans-serif;' +
  'background:light-dark(#FDF1D8,#352610);color:light-dark(#12222B,#EEF3F2)}@media print{.read-only{display:none}}';

const readOnlyNotice = (nonce: string): string =>
  `<style nonce="${nonce}">${READ_ONLY_STYLE}</style><aside class="read-only" aria-label="Maintenance">` +
  'We’re doing some maintenance. You can search and read as usual, but you can’t sign in, write reviews or save ' +
  'anything for now.</aside>';

/** After this time the browser renders the page instead. */
const RENDER_TIMEOUT_MS = 6000;
const RETRY_AFTER_S = '30';

const UNAVAILABLE: HttpResponse = {
  status: 503,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'private, no-store',
    'retry-after': RETRY_AFTER_S,
  },
  body: 'This page is temporarily unavailable. Please try again in a minute.',
};

export interface PageContext {
  shell: ShellBuild;
  releases: ReleaseSource;
  settings: Settings;
  /** Queues work that blocks all other visitors. */
  enqueue<T>(work: () => Promise<T>): Promise<T>;
  extraMarkup?: (nonce: string) => string;
}

interface Audience {
  user: SessionUser | null;
  /** The session could not be read. */
  isUserUnknown?: boolean;
  theme: Theme;
  preview?: Preview | undefined;
  /** The browser draws such a page alone, since only it can load the remote. */
  development?: Development | undefined;
  resolved: ResolvedReleases;
  headers: Record<string, string>;
  fetch?: typeof fetch;
  signal: AbortSignal;
}

interface PageInput extends Audience {
  remote: string | undefined;
  route: string;
  nonce: string;
  report(what: string, error: unknown): void;
}

export interface MadePage {
  response: HttpResponse;
  rendered: Rendered | undefined;
  route: string;
  nonce: string;
  /** False if a part failed. */
  isComplete: boolean;
  /** The release of the page has no server bundle that may be run. */
  isBrowserOnly: boolean;
  view: PageView;
}

const bootOf = (
  { resolved, user, preview, development }: Audience,
  { shell, settings: { demo, adsUrl, assetsUrl, offline } }: PageContext,
  page?: RenderedPage,
): Boot => ({
  version: shell.version,
  ...registryOf(resolved),
  demo,
  offline: offline && !preview && !development,
  ...(development && { development: { name: development.name, origin: originOf(development) } }),
  ...(adsUrl ? { adsUrl } : {}),
  ...(assetsUrl ? { assetsUrl } : {}),
  user,
  ...(page ? { page } : {}),
});

/**
 * Returns undefined if the remote has no warm bundle or rendering fails.
 * @throws the signal's reason if nobody waits for the page
 */
async function tryRender(
  url: URL,
  { shell, settings, enqueue }: PageContext,
  { resolved, user, remote, route, nonce, headers, fetch, report, signal: audienceSignal }: PageInput,
): Promise<Rendered | undefined> {
  const { releases, disabled, providers, paths } = resolved;
  const release = releases.get(remote ?? '');
  if (release && !release.modules) return undefined;
  const finished = new AbortController();
  const signal = AbortSignal.any([audienceSignal, finished.signal]);
  const rendering = shell.server.render(new Request(url, { signal }), {
    remote: release?.modules?.['./routes']?.default as RemoteRoutes | undefined,
    available: [...releases.values()].filter(hasPages).map(({ name }) => name),
    disabled: Object.fromEntries(disabled),
    paths,
    traits: registryOf(resolved).traits,
    isBrowserOnly: name => releases.get(providers[name] ?? '')?.runsOnServer === false,
    slot: (name: SlotName) => {
      const provider = providers[name] ?? '';
      if (disabled.has(provider)) return shell.server.EMPTY_SLOT;
      return releases.get(provider)?.modules?.[`./${name}`]?.default as AnySlotModule | undefined;
    },
    api: { origin: settings.apiUrl, headers, timeout: API_TIMEOUT_MS, fetch },
    signal,
    enqueue: work => enqueue(() => timeRendering(route, work)),
    user,
    demo: settings.demo,
    adsUrl: settings.adsUrl,
    assetsUrl: settings.assetsUrl,
    nonce,
    picture: path => drawingAsData(shell.drawings, path) ?? remoteDrawingAsData(path, releases),
    report: (what, error) => {
      if (!signal.aborted) report(what, error);
    },
  });
  try {
    return await withTimeout(RENDER_TIMEOUT_MS, 'the page', rendering);
  } catch (error) {
    audienceSignal.throwIfAborted();
    report('page', error);
    return undefined;
  } finally {
    // also after success: Node retains a combined signal, and what its listeners reference, until a source aborts
    finished.abort();
  }
}

function cacheHeaders(
  { user, isUserUnknown }: Audience,
  rendered: Rendered | undefined,
): Record<string, string> {
  const isPrivate = rendered?.kind !== 'page' || rendered.head.noStore;
  return {
    'cache-control': user || isUserUnknown || isPrivate ? 'private, no-store' : 'private, no-cache',
    ...(isPrivate && { 'referrer-policy': 'no-referrer' }),
  };
}

function toRedirect(redirect: Response, headers: Record<string, string>): HttpResponse {
  const { status } = redirect;
  const cookie = redirect.headers.get('set-cookie');
  const location = redirect.headers.get('location') ?? '/';
  return { status, headers: { ...headers, location, ...(cookie && { 'set-cookie': cookie }) }, body: '' };
}

/**
 * Renders a page, or falls back to a document that the browser renders.
 * @throws the signal's reason if nobody waits for the page
 */
export async function makePage(url: URL, context: PageContext, audience: Audience): Promise<MadePage> {
  const { shell, settings } = context;
  const { resolved, isUserUnknown, theme, preview, development } = audience;
  const nonce = makeNonce();
  const remote = remoteFor(resolved.paths, url.pathname);
  const route = pageRouteOf(resolved.paths, url.pathname);
  const release = resolved.releases.get(remote ?? '');
  let isComplete = true;
  let isFailed = false;
  const report = (what: string, error: unknown) => {
    isComplete = false;
    isFailed ||= !isBackendAway(error);
    log('error', `${what} failed`, { remote, version: release?.version, reason: reasonOf(error) });
  };
  const rendered = development
    ? undefined
    : await tryRender(url, context, { ...audience, remote, route, nonce, report });
  const isBrowserOnly = release?.runsOnServer === false;
  // its server bundle was refused
  if (release && !release.modules && !isBrowserOnly) isFailed = true;
  const slots = rendered?.kind === 'page' ? rendered.page.slots : { filled: [], empty: [] };
  const remotes = [remote, ...[...slots.filled, ...slots.empty].map(slot => resolved.providers[slot])];
  const view = { remotes, isFailed };
  const facts = { rendered, route, nonce, isBrowserOnly, view };
  const headers = {
    [POLICY_HEADER]: createPagePolicy({
      ...settings,
      developmentUrl: development && originOf(development),
    })(nonce),
    ...cacheHeaders(audience, rendered),
    // the service worker saves only pages from the server
    'x-render': rendered ? 'server' : 'browser',
  };
  if (rendered?.kind === 'redirect')
    return { ...facts, response: toRedirect(rendered.response, headers), isComplete };
  const body = makeDocument({
    nonce,
    head: rendered?.head ?? { title: 'Home Truths' },
    origin: settings.publicUrl ?? url.origin,
    path: url.pathname,
    theme,
    assetsUrl: settings.assetsUrl,
    fonts: fontsOf(shell),
    hints: [...hintsOf(resolved, remote, rendered), ...shellHintsOf(url.pathname, shell)],
    scripts: shell.scripts.map(file => hashedScript(shell, file)),
    styles: rendered?.styles ?? '',
    html: rendered?.html ?? '',
    boot: { ...bootOf(audience, context, rendered?.page), ...(isUserUnknown && { isUserUnknown }) },
    notice:
      (settings.readOnly ? readOnlyNotice(nonce) : '') +
      (preview ? previewBar(nonce, preview) : '') +
      (development ? developmentBar(nonce, development) : ''),
    extraMarkup: context.extraMarkup?.(nonce),
  });
  const status = rendered?.status ?? 200;
  const response = {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      ...(status === 503 && { 'retry-after': RETRY_AFTER_S }),
    },
    body,
  };
  return { ...facts, response, isComplete };
}

/** Adds a cookie unless the response sets one. */
export const withCookie = (response: HttpResponse, cookie: string | undefined): HttpResponse => ({
  ...response,
  headers: { ...(cookie && { 'set-cookie': cookie }), ...response.headers },
});

export function labelRequest(request: IncomingMessage, { route, rendered, isBrowserOnly }: MadePage) {
  request.page = { route, source: rendered ? 'server' : isBrowserOnly ? 'browser-only' : 'browser' };
}

/** @throws the signal's reason if the visitor has disconnected */
export async function respondWithPage(
  url: URL,
  request: IncomingMessage,
  context: PageContext,
): Promise<HttpResponse> {
  const { shell, settings } = context;
  const userOrUnknown = await userOf(request, settings.apiUrl);
  const isUserUnknown = userOrUnknown === undefined;
  // it is unknown whether this visitor may open the page
  if (isUserUnknown && shell.server.accessDenied(url, null)) return UNAVAILABLE;
  const user = userOrUnknown ?? null;
  const { resolved, visitor, setCookie } = await resolveReleases(request, user, context);
  const made = await makePage(url, context, {
    user,
    ...(isUserUnknown && { isUserUnknown }),
    theme: parseTheme(request.headers.cookie ?? ''),
    preview: request.preview,
    development: request.development,
    resolved,
    headers: visitorHeaders(request),
    signal: request.signal,
  });
  if (!request.preview && !request.development) labelRequest(request, made);
  if (visitor && !request.development) countView(resolved, made.view);
  return withCookie(made.response, setCookie);
}
