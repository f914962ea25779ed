import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { parseTheme } from '../../src/theme.ts';
import { compressedHeaders, type HttpResponse, send, sendDocument } from '../http/send.ts';
import { requestUrl } from '../http/site-url.ts';
import { isAnonymous, sharedHeaders } from '../http/visitor.ts';
import { labelRequest, type MadePage, makePage, type PageContext, withCookie } from '../pages/page.ts';
import { resolveReleases } from '../pages/resolved-releases.ts';
import { createPagePolicy, makeNonce, POLICY_HEADER } from '../pages/security.ts';
import { countView, type PageView } from '../releases/canary-views.ts';
import { collectTags, type ShownTags } from './cache-tags.ts';
import type { PageCache, SharedPage } from './page-cache.ts';
import { ReusableDocument } from './reusable-document.ts';

type Enqueue = <T>(request: IncomingMessage, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

interface SharedPageContext extends Omit<PageContext, 'enqueue'> {
  cache: PageCache;
  /** For making a page, which mostly waits for the backend. */
  enqueuePage: Enqueue;
  /** For rendering, which occupies the thread. */
  enqueueRendering: Enqueue;
}

/** True if the URL may contain a secret: the page must not be stored and has parameters. */
const mayHaveSecret = (url: URL, { head, hasParams }: Extract<MadePage['rendered'], { kind: 'page' }>) =>
  head.noStore === true && (hasParams || url.search !== '');

function toSharedPage(
  url: URL,
  { rendered, response, route, nonce, isComplete, view }: MadePage,
  shown: ShownTags | undefined,
): SharedPage | undefined {
  if (!shown || rendered?.kind !== 'page') return undefined;
  if (rendered.page.user || response.headers['set-cookie'] || mayHaveSecret(url, rendered)) return undefined;
  const { status, headers } = response;
  const mayBeStored = isComplete && shown.isComplete && status === 200;
  const document = new ReusableDocument(String(response.body), nonce);
  return {
    route,
    view,
    status,
    headers,
    compressedHeaders: compressedHeaders(headers),
    document,
    tags: mayBeStored ? shown.tags : undefined,
  };
}

export interface SharedPages {
  /** Resolves with false if this visitor has no cached page. */
  sendCached(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Renders a page once for all who wait for it; passes on other requests. */
  render: RequestHandler;
}

export function sharedPages({
  cache,
  enqueuePage,
  enqueueRendering,
  ...context
}: SharedPageContext): SharedPages {
  const { settings } = context;
  const policyOf = createPagePolicy(settings);

  /** Returns undefined if the page may depend on the visitor. */
  async function identify(request: IncomingMessage) {
    if (!cache.isUsable || !isAnonymous(request) || request.preview || request.development) return undefined;
    const url = requestUrl(request, settings);
    const theme = parseTheme(request.headers.cookie ?? '');
    const { resolved, visitor, setCookie } = await resolveReleases(request, null, context);
    const countViewOf = (view: PageView) => visitor && countView(resolved, view);
    return { url, theme, resolved, setCookie, countViewOf, key: [theme, resolved.id, url.href].join('\n') };
  }

  function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    page: SharedPage,
    setCookie?: string,
  ) {
    const nonce = makeNonce();
    const policy = { [POLICY_HEADER]: policyOf(nonce) };
    const headers = setCookie ? { ...policy, 'set-cookie': setCookie } : policy;
    return sendDocument(request, response, page, nonce, headers);
  }

  return {
    async sendCached(request, response) {
      // an error here must not fail requests that need no page
      const visit = await identify(request).catch(() => undefined);
      const page = visit && cache.get(visit.key);
      if (page) {
        request.page = { route: page.route, source: 'cache' };
        visit.countViewOf(page.view);
        await sendPage(request, response, page, visit.setCookie);
      }
      return page !== undefined;
    },
    async render(request, response, next) {
      const visit = await identify(request);
      if (!visit) return next();
      const { url, theme, resolved, setCookie, countViewOf, key } = visit;
      let ownResponse: HttpResponse | undefined;
      const page = await cache.renderOnce(key, request.signal, signal =>
        enqueuePage(request, signal, async () => {
          const { fetch, shown } = collectTags();
          const headers = sharedHeaders(request);
          const audience = { user: null, theme, resolved, headers, fetch, signal };
          const enqueue: PageContext['enqueue'] = work => enqueueRendering(request, signal, work);
          const made = await makePage(url, { ...context, enqueue }, audience);
          labelRequest(request, made);
          countViewOf(made.view);
          ownResponse = made.response;
          return toSharedPage(url, made, shown());
        }),
      );
      // this request has rendered the page; the others that waited share it
      if (ownResponse) return send(request, response, withCookie(ownResponse, setCookie));
      if (!page) return next();
      request.page = { route: page.route, source: 'cache' };
      countViewOf(page.view);
      return sendPage(request, response, page, setCookie);
    },
  };
}
