import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEVELOP_LINKS_PATH } from '@home-truths/contract';
import { DevelopLinkReply } from '@home-truths/contract/gateway-calls';
import { parseCookie } from 'cookie';
import type { Settings } from '../environment.ts';
import { UNAVAILABLE } from '../http/proxy.ts';
import { readBody } from '../http/request-body.ts';
import { type HttpResponse, send, sendText } from '../http/send.ts';
import { FILES, requestUrl, originOf as siteOf } from '../http/site-url.ts';
import { userOf } from '../http/visitor.ts';
import type { ShellBuild } from '../pages/shell-build.ts';
import { callBackend, jsonBody } from '../publishing/backend.ts';
import { CallRefused } from '../publishing/call-refused.ts';
import type { ReleaseSource } from '../releases/releases.ts';
import { DEVELOP_PATH, invalidLink, question, signOutFirst } from './page.ts';
import { COOKIE_LIFETIME_S, type Development, newCookie, readDevelopment } from './tokens.ts';

declare module 'node:http' {
  interface IncomingMessage {
    development?: Development;
  }
}

interface DevelopmentOptions {
  settings: Settings;
  shell: ShellBuild;
  releases: Pick<ReleaseSource, 'current'>;
}

/**
 * Lets a browser load one remote from its own machine, after a question. Neither pages nor calls go on in the session
 * of an administrator.
 */
export function createDevelopments({ settings, shell, releases }: DevelopmentOptions) {
  const cookieName = settings.https ? '__Host-develop' : 'develop';
  const cookie = (token: string, seconds: number) =>
    `${cookieName}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${settings.https ? '; Secure' : ''}`;
  const pages = { shell, assetsUrl: settings.assetsUrl };

  const redirect = (location: string, setCookie: string): HttpResponse => ({
    status: 303,
    headers: { location, 'set-cookie': setCookie },
    body: '',
  });

  /** Returns a response if nothing may be developed in this session. */
  async function refuseSession(request: IncomingMessage): Promise<HttpResponse | undefined> {
    const user = await userOf(request, settings.apiUrl);
    if (user === undefined)
      return { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: UNAVAILABLE };
    return user?.isAdmin ? signOutFirst(pages) : undefined;
  }

  async function isFirstUse(request: IncomingMessage, remote: string, id: string) {
    const body = jsonBody({ link: id });
    const reply = await callBackend(settings, { request }, `${DEVELOP_LINKS_PATH}/${remote}/use`, body);
    return DevelopLinkReply.parse(reply).isFirst;
  }

  /** Handles the forms of `page.ts`. */
  async function answer(request: IncomingMessage): Promise<HttpResponse> {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (site !== 'same-origin' && origin !== siteOf(request, settings))
      throw new CallRefused(403, 'Your request couldn’t be checked. Open the link again.');
    // a body that is too large counts as one without a link
    const body = await readBody(request).catch(() => void request.resume());
    const form = new URLSearchParams(`${body ?? ''}`);
    if (form.has('end')) return redirect('/', cookie('', 0));
    const link = readDevelopment('development link', form.get('link') ?? '', settings);
    if (!link) return invalidLink(pages);
    const refusal = await refuseSession(request);
    if (refusal) return refusal;
    if (!(await isFirstUse(request, link.name, link.id))) return invalidLink(pages);
    const { paths } = await releases.current();
    return redirect(paths[link.name]?.[0] ?? '/', cookie(newCookie(link, settings), COOKIE_LIFETIME_S));
  }

  async function ask(request: IncomingMessage, token: string): Promise<HttpResponse> {
    const link = readDevelopment('development link', token, settings);
    if (!link) return invalidLink(pages);
    return (await refuseSession(request)) ?? question(pages, link, token);
  }

  async function respond(request: IncomingMessage): Promise<HttpResponse | undefined> {
    const { pathname, searchParams } = requestUrl(request, settings);
    if (pathname === DEVELOP_PATH)
      return request.method === 'POST' ? answer(request) : ask(request, searchParams.get('link') ?? '');
    const token = parseCookie(request.headers.cookie ?? '')[cookieName];
    const development =
      token && !FILES.test(pathname) ? readDevelopment('development', token, settings) : undefined;
    if (!development) return undefined;
    // pages with code from a machine are not counted
    if (pathname === '/api/telemetry') return { status: 204, headers: {}, body: '' };
    request.development = development;
    return refuseSession(request);
  }

  /** Resolves with false if it has responded. Sets `request.development` if a machine has a remote. */
  async function admit(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (!settings.overrides) return true;
    try {
      const reply = await respond(request);
      if (reply)
        await send(request, response, {
          ...reply,
          headers: { 'cache-control': 'private, no-store', ...reply.headers },
        });
      return reply === undefined;
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      sendText(request, response, error.status, error.message, error.headers);
      return false;
    }
  }
  return admit;
}
