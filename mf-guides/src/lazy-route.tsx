import { LazyPage } from '@home-truths/platform/page';
import type { Ctx, Head, PageHandle, RouteObject } from '@home-truths/platform/router';
import { lazyWithRetry } from '@home-truths/platform/ui';
import type { ReactNode } from 'react';
import { loadFigure } from './text/figure.tsx';

/** The title and description of a text for the document's head. */
interface Text {
  metaTitle: string;
  description: string;
}

/** A text, and the page that shows it. */
interface LoadedText<T> {
  text: T;
  Page(props: { text: T }): ReactNode;
  /** Prefetches the other data of the page. */
  prepare?: (ctx: Ctx) => Promise<unknown>;
}

interface LazyRouteOptions<T extends Text> {
  /** For pages with a `prepare` function. */
  ctx?: Ctx;
  slug: string;
  /** The end of the message "We couldn’t load …", and the title until the content is loaded. */
  label: string;
  /** Loads content and page; called once. */
  fetch: () => Promise<LoadedText<T>>;
  /** The modules that `fetch` imports, by file name without extension. */
  modules: string[];
  /** The device may store the page for reading offline. */
  offline?: boolean;
  section?: string;
  /** Whether the page from the server is complete until somebody uses it. */
  deferred?: () => boolean;
  /** Entries of the document's head besides title, description and canonical URL. */
  head?: (text: T) => Partial<Head>;
}

/** The route of a page whose content is a separate chunk, so that no other page loads it. */
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
  let prepare: LoadedText<T>['prepare'];
  const load = lazyWithRetry(async () => {
    const { text, Page, ...rest } = await fetch();
    loaded = text;
    prepare = rest.prepare;
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
        .then(() => ctx && prepare?.(ctx))
        .then(() => null),
    handle,
    element: <LazyPage key={slug} load={load} what={`“${label}”`} deferred={deferred} />,
  };
}
