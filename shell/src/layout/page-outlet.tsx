import { LocationContext, pageHandleOf, useMatches, useOutlet } from '@home-truths/platform/host';
import { useNavigation } from '@home-truths/platform/router';
import { useSession } from '@home-truths/platform/session';
import { chakra, type Elements } from '@home-truths/platform/ui';
import { type ContextType, useContext, useState } from 'react';

/** A page with the location at which it is rendered. */
interface MountedPage {
  /** In the order in which they were opened. */
  id: number;
  /** The route of the page; it stays mounted while that is the same. */
  route: string | undefined;
  outlet: Elements;
  context: ContextType<typeof LocationContext>;
  staysMounted: boolean;
  userId: number | undefined;
}

interface MountedPages {
  current: MountedPage;
  /** The list that was last left, mounted and hidden. */
  hidden?: MountedPage;
  /** What the router rendered last. */
  outlet: Elements;
}

/**
 * Hidden without losing its layout, so that showing it again costs neither styles nor layout; not displayed where a
 * browser cannot do that.
 */
const PageContainer = chakra('div', {
  base: {
    '&[aria-hidden]': {
      display: 'none',
      '@supports (content-visibility: hidden)': {
        display: 'block',
        contentVisibility: 'hidden',
        pos: 'absolute',
        insetX: '0',
      },
    },
  },
});

const keyOf = ({ context: { location } }: MountedPage) =>
  [location.key, location.pathname, location.search, location.hash].join(' ');

/** The pages after the router has rendered another outlet. */
function afterNavigation({ current, hidden }: MountedPages, next: MountedPage): MountedPages {
  const { outlet } = next;
  // as it was left: nothing in it is rendered again
  if (hidden && keyOf(hidden) === keyOf(next)) return { current: hidden, outlet };
  if (current.route === next.route) return { current: { ...next, id: current.id }, hidden, outlet };
  if (current.staysMounted) return { current: next, hidden: current, outlet };
  // two pages of one route would have elements with the same ids
  return { current: next, hidden: hidden?.route === next.route ? undefined : hidden, outlet };
}

/**
 * The outlet of the layout. The page with `keepAlive` that was last left stays mounted and is shown again at once when
 * the router returns to its history entry.
 */
export function PageOutlet() {
  const outlet = useOutlet();
  const context = useContext(LocationContext);
  const navigation = useNavigation();
  const leaf = useMatches().at(-1);
  const userId = useSession(({ user }) => user?.id);
  const staysMounted = pageHandleOf(leaf ?? {})?.keepAlive ?? false;
  const next = { id: 0, route: leaf?.id, outlet, context, staysMounted, userId };
  const [pages, setPages] = useState<MountedPages>({ current: next, outlet });
  let { current, hidden } = pages;
  // nothing on a page is rendered again because the next one is loading
  if (pages.outlet !== outlet && navigation.state === 'idle') {
    const after = afterNavigation(pages, { ...next, id: pages.current.id + 1 });
    ({ current, hidden } = after);
    setPages(after);
  }
  // a list of somebody else is dropped
  const others = hidden && hidden.userId === userId ? [hidden] : [];
  return [current, ...others].map(page => (
    <PageContainer key={page.id} aria-hidden={page === hidden || undefined}>
      <LocationContext value={page.context}>{page.outlet}</LocationContext>
    </PageContainer>
  ));
}
