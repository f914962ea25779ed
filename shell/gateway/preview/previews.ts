import type { IncomingMessage, ServerResponse } from 'node:http';
import { remoteFolder } from '@home-truths/contract/gateway-calls';
import { parseCookie } from 'cookie';
import onHeaders from 'on-headers';
import type { Settings } from '../environment.ts';
import { PUBLIC_FILE } from '../http/files.ts';
import { isForHostOf } from '../http/host.ts';
import { type HttpResponse, send, sendText } from '../http/send.ts';
import { requestUrl, SHELL_FILES } from '../http/site-url.ts';
import { log, reasonOf } from '../log.ts';
import type { ShellBuild } from '../pages/shell-build.ts';
import type { Mirror } from '../releases/mirror.ts';
import { exists, releaseDir } from '../releases/registry.ts';
import type { ReleaseSource, ResolvedReleases } from '../releases/releases.ts';
import { readToken } from './link.ts';
import { END_PATH, shortPage } from './page.ts';

/** The release that a request shows instead of the decided one. */
export interface Preview {
  name: string;
  version: string;
  resolved: ResolvedReleases;
}

declare module 'node:http' {
  interface IncomingMessage {
    preview?: Preview;
  }
}

/** Files that short pages need, or that browsers fetch without cookies. */
const OPEN_FILES = [SHELL_FILES, /^\/(manifest\.webmanifest|sw\.js)$/, PUBLIC_FILE];

interface PreviewOptions {
  settings: Settings;
  shell: ShellBuild;
  releases: Pick<ReleaseSource, 'preview'>;
  mirror: Pick<Mirror, 'bring'>;
}

/**
 * Serves the second host name, on which a signed link shows one release. Nobody is signed in there, nothing can be sent,
 * and nothing is cached.
 */
export function createPreviews({ settings, shell, releases, mirror }: PreviewOptions) {
  const { previewUrl = '', releasesDir, assetsUrl } = settings;
  const isHttps = previewUrl.startsWith('https:');
  const cookieName = isHttps ? '__Host-preview' : 'preview';
  const cookie = (token: string, seconds: number) =>
    `${cookieName}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  const ownCookies = new WeakMap<ServerResponse, string>();
  const page = (status: number, heading: string, text: string) =>
    shortPage({ shell, assetsUrl }, status, heading, text);

  const isPreview = (request: IncomingMessage) => previewUrl !== '' && isForHostOf(previewUrl, request);

  /** Keeps a response out of caches and search engines, and removes cookies of the backend. */
  function restrict(response: ServerResponse) {
    onHeaders(response, () => {
      response.setHeader('cache-control', 'no-store').setHeader('x-robots-tag', 'noindex');
      const ownCookie = ownCookies.get(response);
      if (ownCookie) response.setHeader('set-cookie', ownCookie);
      else response.removeHeader('set-cookie');
    });
  }

  async function open(name: string, version: string): Promise<ResolvedReleases | HttpResponse> {
    const release = `${remoteFolder(name)} ${version}`;
    try {
      await mirror.bring(name, version);
    } catch (error) {
      log('error', 'release not fetched', { remote: name, version, reason: reasonOf(error) });
      return page(503, 'Not available right now', `${release} could not be fetched. Try again in a minute.`);
    }
    if (!(await exists(releaseDir(releasesDir, name, version))))
      return page(404, 'This release is gone', `${release} is no longer stored.`);
    const opened = await releases.preview(name, version);
    if (!('reason' in opened)) return opened;
    return page(409, 'This release can’t be shown', `${release} is refused: ${opened.reason}.`);
  }

  /** Returns undefined if the request goes on to the site, and sets `request.preview` if it shows a release. */
  async function respond(
    request: IncomingMessage,
    response: ServerResponse,
    cookies: string,
  ): Promise<HttpResponse | undefined> {
    const { pathname, search, searchParams } = requestUrl(request, settings);
    if (OPEN_FILES.some(file => file.test(pathname))) return undefined;
    if (pathname === '/robots.txt')
      return { status: 200, headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /\n' };
    if (pathname + search === END_PATH) {
      ownCookies.set(response, cookie('', 0));
      return page(
        200,
        'The preview has ended',
        'Open its link again to see it again. You can close this tab.',
      );
    }
    const linked = pathname === '/' ? searchParams.get('preview') : null;
    const token = linked ?? parseCookie(cookies)[cookieName] ?? '';
    const wanted = readToken(token, settings);
    if (!wanted)
      return page(
        404,
        'There is no preview here',
        'A preview opens by its link, which ends after seven days.',
      );
    const { name, version, secondsLeft } = wanted;
    const resolved = await open(name, version);
    if ('status' in resolved) return resolved;
    if (linked === null) {
      request.preview = { name, version, resolved };
      return undefined;
    }
    ownCookies.set(response, cookie(token, secondsLeft));
    return { status: 303, headers: { location: resolved.paths[name]?.[0] ?? '/' }, body: '' };
  }

  /** Resolves with false if it has responded. */
  async function admit(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { method = '', headers } = request;
    const { cookie: cookies = '' } = headers;
    // nobody is signed in to a preview, whatever was sent
    delete headers.cookie;
    delete headers.authorization;
    if (!/^(GET|HEAD)$/.test(method)) {
      sendText(request, response, 405, 'This is a preview: nothing can be sent from it.', {
        allow: 'GET, HEAD',
      });
      return false;
    }
    const reply = await respond(request, response, cookies);
    if (reply) await send(request, response, reply);
    return reply === undefined;
  }

  return { isPreview, restrict, admit };
}
