import { PassThrough } from 'node:stream';
import type { SessionUser } from '@home-truths/contract';
import { ApiError, createApi } from '@home-truths/platform/data';
import {
  createQueryClient,
  createTheme,
  dehydrate,
  flashCookie,
  Providers,
  pageHandleOf,
  type SlotTraits,
  traitsIn,
} from '@home-truths/platform/host';
import {
  createPageStyles,
  createServerSlots,
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@home-truths/platform/host-server';
import { type Ctx, type Head, isRouteErrorResponse, type RemoteRoutes } from '@home-truths/platform/router';
import { createSession } from '@home-truths/platform/session';
import type { AnySlotModule, SlotName } from '@home-truths/platform/slots';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type AccessDenied, accessDenied, headOfDenied } from '../../src/access-rules.ts';
import type { RenderedPage } from '../../src/boot.ts';
import { App } from '../../src/layout/app.tsx';
import { CATCH_ALL, isDisabled, layoutRoutes } from '../../src/layout/routes.tsx';
import type { RemotePaths } from '../../src/remote-for.ts';

export { accessDenied } from '../../src/access-rules.ts';
export { EMPTY_SLOT } from '../../src/empty-slot.ts';
export { sharedModules } from './shared-modules.ts';

/** For all pages (`remote/vendor-patches/ordered-memo.ts`). */
const theme = createTheme();

export interface RenderOptions {
  /** Routes of the path's remote, if its bundle is loaded. */
  remote?: RemoteRoutes;
  /** Remotes with pages. */
  available: string[];
  /** Texts shown instead of remotes without a page. */
  disabled: Record<string, string>;
  paths: RemotePaths;
  traits: Readonly<Record<string, SlotTraits>>;
  slot(name: SlotName): AnySlotModule | undefined;
  /** True if only browsers draw a slot, so that its absence here is no failure. */
  isBrowserOnly(name: SlotName): boolean;
  api: { origin: string; headers: Record<string, string>; timeout: number; fetch?: typeof fetch };
  signal: AbortSignal;
  enqueue<T>(work: () => Promise<T>): Promise<T>;
  user: SessionUser | null;
  demo: boolean;
  adsUrl?: string;
  assetsUrl?: string;
  nonce: string;
  /** Returns the data URL of a picture, if it may be inlined. */
  picture(path: string): string | undefined;
  report(what: string, error: unknown): void;
}

export type Rendered =
  | {
      kind: 'page';
      html: string;
      styles: string;
      status: number;
      head: Head;
      /** Modules of the remote that the page needs besides its routes. */
      parts: string[];
      hasParams: boolean;
      page: RenderedPage;
    }
  | { kind: 'redirect'; response: Response };

const toHtml = (tree: ReactNode, { nonce, report, signal }: RenderOptions) => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const out = new PassThrough();
  const parts: Buffer[] = [];
  out.on('data', part => parts.push(part)).on('end', () => resolve(Buffer.concat(parts).toString()));
  const stream = renderToPipeableStream(tree, {
    nonce,
    // by default React streams larger parts that need scripts to appear, which readers without JavaScript
    // would miss
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => void stream.pipe(out),
    onShellError: reject,
    onError: error => report('render', error),
  });
  const abort = () => {
    stream.abort(signal.reason);
    reject(signal.reason);
  };
  signal.addEventListener('abort', abort, { once: true });
  return promise.finally(() => signal.removeEventListener('abort', abort));
};

type StaticContext = Exclude<Awaited<ReturnType<ReturnType<typeof createStaticHandler>['query']>>, Response>;

const headOf = ({ matches, location }: StaticContext): Head => {
  const match = matches.findLast(({ route }) => pageHandleOf(route));
  const pageLocation = { params: match?.params ?? {}, searchParams: new URLSearchParams(location.search) };
  return (match && pageHandleOf(match.route)?.head(pageLocation)) ?? { title: 'Home Truths', noindex: true };
};

const modulesOf = ({ matches }: StaticContext) =>
  matches.flatMap(({ route }) => {
    const { modules = [], deferred } = pageHandleOf(route) ?? {};
    return deferred ? [] : modules;
  });

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

const isUnavailable = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

/** Makes loader errors serialisable, so that browsers render the server's page. */
const serialisableErrors = ({ errors }: StaticContext): StaticContext['errors'] =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      isRouteErrorResponse(error)
        ? error
        : { status: isUnavailable(error) ? 503 : 500, statusText: '', data: '', internal: false },
    ]),
  );

const statusOf = (
  { matches, statusCode, errors, location }: StaticContext,
  states: Pick<RenderOptions, 'disabled' | 'paths'>,
) => {
  if (matches.some(({ route }) => route.id === CATCH_ALL))
    return isDisabled(location.pathname, states) ? 503 : 404;
  return Object.values(errors ?? {}).find(isRouteErrorResponse)?.status ?? statusCode;
};

const toRedirect = ({ to, flash }: Extract<AccessDenied, { kind: 'redirect' }>, { protocol }: URL) =>
  new Response(null, {
    status: 302,
    headers: { location: to, ...(flash && { 'set-cookie': flashCookie(flash, protocol) }) },
  });

/**
 * Renders a page; the gateway loads this module from the shell's build (`openShell`). All HTML is buffered, so that
 * status, hints and slots are complete before the first byte and pages are readable without scripts.
 */
export async function render(request: Request, options: RenderOptions): Promise<Rendered> {
  const { remote, available, disabled, paths, api, user, demo, adsUrl, assetsUrl, nonce, report } = options;
  const url = new URL(request.url);
  const denied = accessDenied(url, user);
  if (denied?.kind === 'redirect') return { kind: 'redirect', response: toRedirect(denied, url) };
  const slots = createServerSlots(
    options.slot,
    traitsIn(() => options.traits),
    (name, error) => {
      if (!isNotFound(error) && !options.isBrowserOnly(name)) report(`slot ${name}`, error);
    },
  );
  const ctx: Ctx = {
    queryClient: createQueryClient(),
    api: createApi(api.origin, { ...api, signal: options.signal }),
    slots: slots.host,
    session: createSession(user),
  };
  const handler = createStaticHandler(
    layoutRoutes({ remote: remote?.(ctx) ?? [], states: { available, disabled, paths } }),
  );
  const context = await handler.query(request);
  if (context instanceof Response) return { kind: 'redirect', response: context };
  for (const error of Object.values(context.errors ?? {})) {
    if (!isRouteErrorResponse(error)) report('loader', error);
  }
  context.errors = serialisableErrors(context);
  const styles = createPageStyles(nonce);
  const page = (
    <Providers
      theme={theme}
      ctx={ctx}
      pictures={options.picture}
      adsUrl={adsUrl}
      assetsUrl={assetsUrl}
      styles={styles.cache}
    >
      <App isDemoSite={demo}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </Providers>
  );
  const html = await options.enqueue(() => toHtml(page, options));
  const { loaderData, actionData, errors } = context;
  return {
    kind: 'page',
    html,
    styles: styles.toHtml(html),
    status: denied?.status ?? statusOf(context, options),
    head: headOfDenied(denied) ?? headOf(context),
    parts: modulesOf(context),
    hasParams: context.matches.some(({ params }) => Object.keys(params).length > 0),
    page: {
      router: { loaderData, actionData, errors },
      queries: dehydrate(ctx.queryClient),
      user,
      slots: slots.state(),
    },
  };
}
