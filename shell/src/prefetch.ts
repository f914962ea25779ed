import { matchRoutes, pageHandleOf } from '@home-truths/platform/host';
import type { RouteObject } from '@home-truths/platform/router';

/** A mouse that rests on a link so long is about to press it. */
const HOVER_MS = 80;

/** The link at an event, if it leads to a page of this site in this tab. */
function linkAt({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  return link && link.origin === location.origin && !link.target ? link : undefined;
}

/** Runs the loaders of a page, which fill the query cache and load the code of slots. */
async function prefetch(
  { pathname, href }: HTMLAnchorElement,
  loadRoutesOf: (path: string) => Promise<RouteObject[]>,
) {
  if (pathname === location.pathname) return;
  const matches = matchRoutes(await loadRoutesOf(pathname), pathname) ?? [];
  const input = { request: new Request(href), params: matches.at(-1)?.params ?? {} };
  await Promise.all(
    matches.flatMap(({ route: { loader, handle } }) => [
      pageHandleOf({ handle })?.preload?.(),
      typeof loader === 'function' && loader({ ...input, context: undefined } as never, undefined as never),
    ]),
  );
}

/**
 * Fetches the code and data of a page when its link is about to be opened: pressed, or below a resting mouse.
 * @param loadRoutesOf loads the routes of the remote that owns a path
 */
export function prefetchPages(loadRoutesOf: (path: string) => Promise<RouteObject[]>) {
  const start = (event: Event) => {
    const link = linkAt(event);
    // a failure shows when the page is opened, which tries again
    if (link) void prefetch(link, loadRoutesOf).catch(() => {});
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerdown', start);
  document.addEventListener('pointerover', event => {
    clearTimeout(timer);
    if (event.pointerType === 'mouse') timer = setTimeout(() => start(event), HOVER_MS);
  });
}
