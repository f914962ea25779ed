import { useQueryClient } from '@home-truths/platform/data';
import { pageHandleOf, useMatches } from '@home-truths/platform/host';
import { type Head, useLocation, useParams } from '@home-truths/platform/router';
import { VisuallyHidden } from '@home-truths/platform/ui';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { headOfDenied } from '../access-rules.ts';
import { SITE } from '../site.ts';
import { useAccessDenied } from './access-gate.tsx';

function applyHead({ title, description, canonical }: Head) {
  document.title = title;
  document.querySelector('meta[name=description]')?.setAttribute('content', description ?? '');
  const link = document.querySelector('link[rel=canonical]');
  link?.setAttribute('href', new URL(canonical ?? window.location.pathname, window.location.origin).href);
}

/** Updates when query results arrive late. */
function useHead(): Head | undefined {
  const params = useParams();
  const { search } = useLocation();
  const page = useMatches()
    .map(pageHandleOf)
    .findLast(handle => handle !== undefined);
  const denied = useAccessDenied();
  const head = () =>
    headOfDenied(denied) ?? page?.head({ params, searchParams: new URLSearchParams(search) });
  const title = () => head()?.title;
  const queryCache = useQueryClient().getQueryCache();
  useSyncExternalStore(
    useCallback(onChange => queryCache.subscribe(onChange), [queryCache]),
    title,
    title,
  );
  return head();
}

/** Announces a changed path to screen readers and focuses the content. */
export function Announcer() {
  const { pathname, key } = useLocation();
  const head = useHead();
  const title = head?.title ?? SITE;
  const [announced, setAnnounced] = useState('');
  // the server gives each page that it renders a title of its own
  const [hasServerHead] = useState(() => typeof document === 'undefined' || document.title !== SITE);
  useEffect(() => {
    // `default` is the router's key of the first location
    if (key !== 'default' || !hasServerHead) applyHead(head ?? { title });
  }, [key, head, title, hasServerHead]);
  const lastPath = useRef(pathname);
  // before the paint: a later effect would take the focus from what somebody presses as soon as the page is shown
  useLayoutEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    setAnnounced(title);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, title]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced}
    </VisuallyHidden>
  );
}
