import { LazyPage } from '@home-truths/platform/page';
import type { Ctx, Head, PageHandle, RouteObject } from '@home-truths/platform/router';
import { lazyWithRetry } from '@home-truths/platform/ui';
import type { ReactNode } from 'react';
import { loadFigure } from './text/figure.tsx';

interface Text {
  metaTitle: string;
  description: string;
}

interface LoadedText<T> {
  text: T;
  Page(props: { text: T }): ReactNode;
  prefetch?: (ctx: Ctx) => Promise<unknown>;
}

interface LazyRouteOptions<T extends Text> {
  /** Required by pages with a `prefetch` function. */
  ctx?: Ctx;
  slug: string;
  /** Names the page in failures, and in its title until the text has loaded. */
  label: string;
  fetch: () => Promise<LoadedText<T>>;
  /** The modules that `fetch` imports, without extension. */
  modules: string[];
  offline?: boolean;
  section?: string;
  /** See `PageHandle.deferred`. */
  deferred?: () => boolean;
  head?: (text: T) => Partial<Head>;
}

/** Returns a route whose text is a separate chunk, so that no other page loads it. */
export function lazyRoute<T extends Text>({
  ctx,
  slug,
  label,
  fetch,
  modules,
  offline,
  section,
  deferred,
  head,
}: LazyRouteOptions<T>): RouteObject {
  let loaded: T | undefined;
  let prefetch: LoadedText<T>['prefetch'];
  const load = lazyWithRetry(async () => {
    const { text, Page, ...rest } = await fetch();
    loaded = text;
    prefetch = rest.prefetch;
    return () => Page({ text });
  });
  const handle: PageHandle = {
    preload: load,
    modules,
    offline,
    section,
    deferred,
    head: () => ({
      title: `${loaded?.metaTitle ?? label} | Home Truths`,
      description: loaded?.description,
      canonical: `/${slug}`,
      ...(loaded && head?.(loaded)),
    }),
  };
  return {
    id: slug,
    path: slug,
    loader: () =>
      Promise.all([load(), loadFigure().catch(() => {})])
        .then(() => ctx && prefetch?.(ctx))
        .then(() => null),
    handle,
    element: <LazyPage key={slug} load={load} what={`“${label}”`} deferred={deferred} />,
  };
}
