import type { IncomingMessage } from 'node:http';
import type { SessionUser } from '@home-truths/contract';
import type { RemoteRoutes } from '@home-truths/platform/router';
import type { AnySlotModule, SlotName } from '@home-truths/platform/slots';
import { withLimit } from '@home-truths/platform/with-limit';
import { type Boot, hasPages, type RenderedPage } from '../../src/boot.ts';
import { drawingAsData } from '../drawings/as-data.ts';
import type { Settings } from '../environment.ts';
import { API_LIMIT, userOf, visitorHeaders } from '../http/visitor.ts';
import { log, reasonOf } from '../log.ts';
import { offeredTo } from '../releases/audience.ts';
import { ownDrawing } from '../releases/own-drawing.ts';
import { type Release, type Releases, slotsOf } from '../releases/releases.ts';
import { type HashedScript, makeDocument } from './document.ts';
import { makeNonce, pageHeaders } from './security.ts';
import type { Rendered, ShellBuild } from './shell-build.ts';

/** Milliseconds a page may take on the server before the browser takes over. */
const RENDER_LIMIT = 6000;

/** An answer of the front door, ready to be sent. */
export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface PageContext {
  shell: ShellBuild;
  releases: () => Promise<Releases>;
  settings: Settings;
}

const hashed = ({ base, integrity }: Pick<Release, 'base' | 'integrity'>, file: string): HashedScript => ({
  href: base + file,
  integrity: integrity[file] ?? '',
});

/** The releases of this moment, and who provides each slot. */
interface Offered {
  releases: Releases;
  providers: ReturnType<typeof slotsOf>;
}

/** The scripts of the page's area and of its filled slots: fetched while the document is still being read. */
function hintsOf({ releases, providers }: Offered, area: string | undefined, page: RenderedPage | undefined) {
  const doors = [
    ...(area ? [[area, './routes'] as const] : []),
    ...(page?.slots.filled ?? []).map(name => [providers[name] ?? '', `./${name}`] as const),
  ];
  const all = doors.flatMap(([remote, door]) => {
    const release = releases.get(remote);
    return release ? (release.doors[door] ?? []).map(file => hashed(release, file)) : [];
  });
  return [...new Map(all.map(hint => [hint.href, hint])).values()];
}

const bootOf = (
  { releases, providers }: Offered,
  { demo, adsUrl, offline }: Settings,
  user: SessionUser | null,
  page?: RenderedPage,
): Boot => ({
  remotes: [...releases.values()].map(({ name, version, base, doors, integrity }) => ({
    name,
    version,
    base,
    doors,
    integrity,
  })),
  slots: providers,
  demo,
  offline,
  ...(adsUrl ? { adsUrl } : {}),
  user,
  ...(page ? { page } : {}),
});

/** Renders on the server; nothing when the page's area has no warm bundle or the rendering fails. */
async function tryRender(url: URL, request: IncomingMessage, context: PageContext, nonce: string) {
  const { shell, settings } = context;
  const [all, user] = await Promise.all([context.releases(), userOf(request, settings.apiUrl)]);
  const releases = offeredTo(user, all, shell.server.audienceOf);
  const providers = slotsOf(releases);
  const offered = { releases, providers };
  const area = shell.server.areaOf(url.pathname);
  const release = area ? releases.get(area) : undefined;
  const report = (what: string, error: unknown) =>
    log('error', `${what} failed`, { remote: area, version: release?.version, reason: reasonOf(error) });
  if (release && !release.exposes) return { offered, user, area };
  const rendering = shell.server.render(new Request(url), {
    area: release?.exposes?.['./routes']?.default as RemoteRoutes | undefined,
    available: [...releases.values()].filter(hasPages).map(({ name }) => name),
    slot: (name: SlotName) =>
      releases.get(providers[name] ?? '')?.exposes?.[`./${name}`]?.default as AnySlotModule | undefined,
    api: { origin: settings.apiUrl, headers: visitorHeaders(request), timeout: API_LIMIT },
    user,
    demo: settings.demo,
    adsUrl: settings.adsUrl,
    nonce,
    picture: path => drawingAsData(path) ?? ownDrawing(path, releases, settings.dataDir),
    report,
  });
  try {
    return {
      offered,
      user,
      area,
      rendered: await withLimit(RENDER_LIMIT, 'the page', rendering),
    };
  } catch (error) {
    report('page', error);
    return { offered, user, area };
  }
}

/** Who may keep a page: nobody keeps what is a person's own, or a page that says so itself. */
function privacyOf(user: SessionUser | null, rendered: Rendered | undefined): Record<string, string> {
  const isSecret = rendered?.kind !== 'page' || rendered.head.noStore;
  return {
    'cache-control': user || isSecret ? 'private, no-store' : 'private, no-cache',
    ...(isSecret && { 'referrer-policy': 'no-referrer' }),
  };
}

function sendOn({ status, headers: given }: Response, headers: Record<string, string>): PageAnswer {
  const cookie = given.get('set-cookie');
  const location = given.get('location') ?? '/';
  return { status, headers: { ...headers, location, ...(cookie && { 'set-cookie': cookie }) }, body: '' };
}

/** Answers a page: rendered on the server, or else a document that the browser fills by itself. */
export async function answerPage(
  url: URL,
  request: IncomingMessage,
  context: PageContext,
): Promise<PageAnswer> {
  const { shell, settings } = context;
  const nonce = makeNonce();
  const { offered, user, area, rendered } = await tryRender(url, request, context, nonce);
  const origin = settings.publicUrl ?? url.origin;
  const headers = {
    ...pageHeaders(nonce, origin.startsWith('https:'), settings.adsUrl),
    ...privacyOf(user, rendered),
    'x-render': rendered ? 'server' : 'browser',
  };
  if (rendered?.kind === 'redirect') return sendOn(rendered.response, headers);
  const own = { base: '/a/', integrity: shell.integrity };
  const body = makeDocument({
    nonce,
    head: rendered?.head ?? { title: 'Home Truths' },
    origin,
    path: url.pathname,
    fonts: fontsOf(shell),
    hints: hintsOf(offered, area, rendered?.page),
    scripts: shell.scripts.map(file => hashed(own, file)),
    styles: rendered?.styles ?? '',
    html: rendered?.html ?? '',
    boot: bootOf(offered, settings, user, rendered?.page),
  });
  return {
    status: rendered?.status ?? 200,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    body,
  };
}

const fontsOf = ({ fonts }: ShellBuild) => ({
  heading: `/a/${fonts.find(file => file.startsWith('bricolage')) ?? ''}`,
  body: `/a/${fonts.find(file => file.startsWith('public-sans')) ?? ''}`,
});
