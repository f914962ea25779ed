import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { themeIn } from '../../src/theme.ts';
import { compressedHeaders, type HttpResponse, send, sendDocument } from '../http/send.ts';
import { requestUrl } from '../http/site-url.ts';
import { isAnonymous, sharedHeaders } from '../http/visitor.ts';
import { countAsOwn, type MadePage, makePage, type PageContext, withCookie } from '../pages/page.ts';
import { resolveReleases } from '../pages/resolved-releases.ts';
import { createPagePolicy, makeNonce, POLICY_HEADER } from '../pages/security.ts';
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
  { rendered, response, route, nonce, isComplete }: MadePage,
  shown: ShownTags | undefined,
): SharedPage | undefined {
  if (!shown || rendered?.kind !== 'page') return undefined;
  if (rendered.page.user || response.headers['set-cookie'] || mayHaveSecret(url, rendered)) return undefined;
  const { status, headers } = response;
  const mayBeStored = isComplete && shown.isComplete && status === 200;
  const document = new ReusableDocument(String(response.body), nonce);
  return {
    route,
    status,
    headers,
    compressedHeaders: compressedHeaders(headers),
    document,
    tags: mayBeStored ? shown.tags : undefined,
  };
}

/**
 * Pages for visitors who have no cookie of their own, while no change may be missed
 * (shell/docs/architecture/caching.md).
 */
export interface SharedPages {
  /** Responds with a page that is in the cache; resolves with false where there is none for this visitor. */
  sendCached(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Responds with a page rendered once for all who wait for it; passes everyone else on. */
  render: RequestHandler;
}

/** Finds and renders the pages that everyone gets. */
export function sharedPages({
  cache,
  enqueuePage,
  enqueueRendering,
  ...context
}: SharedPageContext): SharedPages {
  const { settings } = context;
  const policyOf = createPagePolicy(settings);

  /** What a visitor gets, and its key in the cache; undefined where they get a page of their own. */
  async function identify(request: IncomingMessage) {
    if (!cache.isUsable || !isAnonymous(request)) return undefined;
    const url = requestUrl(request, settings);
    const theme = themeIn(request.headers.cookie ?? '');
    const { resolved, setCookie } = await resolveReleases(request, null, context);
    return { url, theme, resolved, setCookie, key: [theme, resolved.id, url.href].join('\n') };
  }

  function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    page: SharedPage,
    setCookie?: string,
  ) {
    const nonce = makeNonce();
    const policy = { [POLICY_HEADER]: policyOf(nonce) };
    const own = setCookie ? { ...policy, 'set-cookie': setCookie } : policy;
    return sendDocument(request, response, page, nonce, own);
  }

  return {
    async sendCached(request, response) {
      // what fails for a page does not fail for what is no page
      const visit = await identify(request).catch(() => undefined);
      const page = visit && cache.get(visit.key);
      if (page) {
        request.page = { route: page.route, source: 'cache' };
        await sendPage(request, response, page, visit.setCookie);
      }
      return page !== undefined;
    },
    async render(request, response, next) {
      const visit = await identify(request);
      if (!visit) return next();
      const { url, theme, resolved, setCookie, key } = visit;
      let own: HttpResponse | undefined;
      const page = await cache.share(key, request.signal, signal =>
        enqueuePage(request, signal, async () => {
          const { fetch, shown } = collectTags();
          const headers = sharedHeaders(request);
          const audience = { user: null, theme, resolved, headers, fetch, signal };
          const enqueue: PageContext['enqueue'] = work => enqueueRendering(request, signal, work);
          const made = await makePage(url, { ...context, enqueue }, audience);
          countAsOwn(request, made);
          own = made.response;
          return toSharedPage(url, made, shown());
        }),
      );
      if (own) return send(request, response, withCookie(own, setCookie));
      if (!page) return next();
      request.page = { route: page.route, source: 'cache' };
      return sendPage(request, response, page, setCookie);
    },
  };
}
