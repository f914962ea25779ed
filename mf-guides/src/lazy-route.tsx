import { LazyPage } from '@home-truths/platform/page';
import type { Ctx, Head, PageHandle, RouteObject } from '@home-truths/platform/router';
import { lazyWithRetry } from '@home-truths/platform/ui';
import type { ReactNode } from 'react';
import { loadFigure } from './text/figure.tsx';

interface Text {
  metaTitle: string;
  description: string;
}

interface LoadedPage<T> {
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
  loadPage: () => Promise<LoadedPage<T>>;
  /** The modules that `loadPage` imports, without extension. */
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
  loadPage,
  modules,
  offline,
  section,
  deferred,
  head,
}: LazyRouteOptions<T>): RouteObject {
  let page: LoadedPage<T> | undefined;
  const load = lazyWithRetry(async () => {
    page = await loadPage();
    const { text, Page } = page;
    return () => Page({ text });
  });
  const handle: PageHandle = {
    preload: load,
    modules,
    offline,
    section,
    deferred,
    head: () => ({
      title: `${page?.text.metaTitle ?? label} | Home Truths`,
      description: page?.text.description,
      canonical: `/${slug}`,
      ...(page && head?.(page.text)),
    }),
  };
  return {
    id: slug,
    path: slug,
    async loader() {
      // a figure whose code does not load says so in its place
      await Promise.all([load(), loadFigure().catch(() => {})]);
      if (ctx) await page?.prefetch?.(ctx);
      return null;
    },
    handle,
    element: <LazyPage key={slug} load={load} what={`“${label}”`} deferred={deferred} />,
  };
}
