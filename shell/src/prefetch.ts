import { matchRoutes, pageHandleOf } from '@home-truths/platform/host';
import type { RouteObject } from '@home-truths/platform/router';

/** Time a mouse rests on a link before a press is likely. */
const HOVER_MS = 80;

function linkAt({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  return link && link.origin === location.origin && !link.target ? link : undefined;
}

async function prefetch(
  { pathname, href }: HTMLAnchorElement,
  loadRoutesOf: (path: string) => Promise<RouteObject[]>,
) {
  if (pathname === location.pathname) return;
  const matches = matchRoutes(await loadRoutesOf(pathname), pathname) ?? [];
  // loaders only fill the query cache, from request and parameters
  const input = { request: new Request(href), params: matches.at(-1)?.params ?? {} };
  await Promise.all(
    matches.flatMap(({ route: { loader, handle } }) => [
      pageHandleOf({ handle })?.preload?.(),
      typeof loader === 'function' && loader({ ...input, context: undefined } as never, undefined as never),
    ]),
  );
}

/** Fetches a page when its link is pressed or a mouse rests on it. */
export function prefetchPages(loadRoutesOf: (path: string) => Promise<RouteObject[]>) {
  const start = (event: Event) => {
    const link = linkAt(event);
    // opening the page tries again and shows the failure
    if (link) void prefetch(link, loadRoutesOf).catch(() => {});
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerdown', start);
  document.addEventListener('pointerover', event => {
    clearTimeout(timer);
    if (event.pointerType === 'mouse') timer = setTimeout(() => start(event), HOVER_MS);
  });
}
