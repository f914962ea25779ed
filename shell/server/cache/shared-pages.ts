import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { themeIn } from '../../src/theme.ts';
import { type HttpResponse, send, sendDocument } from '../http/send.ts';
import { requestUrl } from '../http/site-url.ts';
import { isAnonymous, sharedHeaders } from '../http/visitor.ts';
import { type MadePage, makePage, type PageContext, withCookie } from '../pages/page.ts';
import { resolveReleases } from '../pages/resolved-releases.ts';
import { makeNonce, pageHeaders } from '../pages/security.ts';
import { collectTags, type ShownTags } from './cache-tags.ts';
import type { PageCache, SharedPage } from './page-cache.ts';
import { ReusableDocument } from './reusable-document.ts';

/** Queues work that a visitor began, until the signal is aborted. */
type Enqueue = <T>(request: IncomingMessage, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

interface SharedPageContext extends Omit<PageContext, 'enqueue'> {
  cache: PageCache;
  /** For the making of a page, most of which is waiting for the backend. */
  enqueuePage: Enqueue;
  /** For its rendering (`PageContext.enqueue`). */
  enqueueRendering: Enqueue;
}

/** Whether the URL of a page may contain a secret. Pages that are not to be stored may have one there, such as a token. */
const mayHaveSecret = (url: URL, { head, hasParams }: Extract<MadePage['rendered'], { kind: 'page' }>) =>
  head.noStore === true && (hasParams || url.search !== '');

/** The page in the form in which everyone may get it; undefined unless it is certain that everyone may. */
function toSharedPage(
  url: URL,
  { rendered, response, nonce, isComplete }: MadePage,
  shown: ShownTags | undefined,
): SharedPage | undefined {
  if (!shown || rendered?.kind !== 'page') return undefined;
  if (rendered.page.user || response.headers['set-cookie'] || mayHaveSecret(url, rendered)) return undefined;
  const { status, headers } = response;
  const mayBeStored = isComplete && shown.isComplete && status === 200;
  const document = new ReusableDocument(String(response.body), nonce);
  return { status, headers, document, tags: mayBeStored ? shown.tags : undefined };
}

/**
 * Responds with a page from the cache to visitors who have no cookie of their own; a page that is not in it is rendered
 * once for all who wait for it. Everyone else is passed on, and everyone while changes may be missed (decision 250).
 */
export function sharedPages({
  cache,
  enqueuePage,
  enqueueRendering,
  ...context
}: SharedPageContext): RequestHandler {
  return async (request, response, next) => {
    if (!cache.isUsable || !isAnonymous(request)) return next();
    const url = requestUrl(request, context.settings);
    const theme = themeIn(request.headers.cookie ?? '');
    const { resolved, setCookie } = await resolveReleases(request, null, context);
    const key = [theme, resolved.id, url.href].join('\n');
    let own: HttpResponse | undefined;
    const render = (signal: AbortSignal) =>
      enqueuePage(request, signal, async () => {
        const { fetch, shown } = collectTags();
        const headers = sharedHeaders(request);
        const audience = { user: null, theme, resolved, headers, fetch, signal };
        const enqueue: PageContext['enqueue'] = work => enqueueRendering(request, signal, work);
        const made = await makePage(url, { ...context, enqueue }, audience);
        own = made.response;
        return toSharedPage(url, made, shown());
      });
    const page = cache.get(key) ?? (await cache.share(key, request.signal, render));
    if (own) return send(request, response, withCookie(own, setCookie));
    if (!page) return next();
    const nonce = makeNonce();
    const headers = { ...page.headers, ...pageHeaders(nonce, context.settings.adsUrl) };
    return sendDocument(
      request,
      response,
      { ...page, headers: setCookie ? { ...headers, 'set-cookie': setCookie } : headers },
      nonce,
    );
  };
}
