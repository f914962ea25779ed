import type { Ctx, Head, PageHandle, RouteObject } from '@home-truths/platform/router';
import { lazily } from '@home-truths/platform/ui';
import type { ReactNode } from 'react';
import { LazyPage } from './lazy-page.tsx';
import { loadFigure } from './text/figure.tsx';

/** What every text says of itself for the document's head. */
interface Text {
  metaTitle: string;
  description: string;
}

/** A text, and the page that shows it. */
interface Found<T> {
  text: T;
  Page(props: { text: T }): ReactNode;
  /** Gets what the page shows besides ready. */
  prepare?: (ctx: Ctx) => Promise<unknown>;
}

interface LazyRouteOptions<T extends Text> {
  /** For pages with something to prepare. */
  ctx?: Ctx;
  slug: string;
  /** Ends the sentence "We couldn’t load …", and is the title as long as there is no other. */
  what: string;
  /** Fetches words and page; called once. */
  fetch: () => Promise<Found<T>>;
  /** The modules that `fetch` imports, by file name without ending. */
  parts: string[];
  /** The device may keep the page for reading without a network. */
  keep?: boolean;
  section?: string;
  /** What the document's head says besides title, description and canonical URL. */
  head?: (text: T) => Partial<Head>;
}

/** The route of a page whose words travel apart, so that they weigh on no other page. */
export function lazyRoute<T extends Text>({
  ctx,
  slug,
  what,
  fetch,
  parts,
  keep,
  section,
  head,
}: LazyRouteOptions<T>): RouteObject {
  let known: T | undefined;
  let prepare: Found<T>['prepare'];
  const load = lazily(async () => {
    const { text, Page, ...found } = await fetch();
    known = text;
    prepare = found.prepare;
    return () => Page({ text });
  });
  const handle: PageHandle = {
    ready: load,
    parts,
    keep,
    section,
    head: () => ({
      title: `${known?.metaTitle ?? what} | Home Truths`,
      description: known?.description,
      canonical: `/${slug}`,
      ...(known && head?.(known)),
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
    element: <LazyPage key={slug} load={load} what={what} />,
  };
}
