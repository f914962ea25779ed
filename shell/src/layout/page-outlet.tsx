import { LocationContext, pageHandleOf, useMatches, useOutlet } from '@home-truths/platform/host';
import { useNavigation } from '@home-truths/platform/router';
import { useSession } from '@home-truths/platform/session';
import { chakra, type Elements } from '@home-truths/platform/ui';
import { type ContextType, useContext, useState } from 'react';

interface MountedPage {
  id: number;
  /** The page stays mounted while this is the same. */
  route: string | undefined;
  outlet: Elements;
  context: ContextType<typeof LocationContext>;
  staysMounted: boolean;
  userId: number | undefined;
}

interface MountedPages {
  current: MountedPage;
  /** The list that was last left. */
  hidden?: MountedPage;
  outlet: Elements;
}

/** Keeps the layout of a hidden page, so that it is shown again at once. */
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

function afterNavigation({ current, hidden }: MountedPages, next: MountedPage): MountedPages {
  const { outlet } = next;
  if (hidden && keyOf(hidden) === keyOf(next)) return { current: hidden, outlet };
  if (current.route === next.route) return { current: { ...next, id: current.id }, hidden, outlet };
  if (current.staysMounted) return { current: next, hidden: current, outlet };
  // two pages of one route would have elements with the same ids
  return { current: next, hidden: hidden?.route === next.route ? undefined : hidden, outlet };
}

/** Renders the current page and the last `keepAlive` page, which Back shows at once. */
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
  // loading the next page must not render this one again
  if (pages.outlet !== outlet && navigation.state === 'idle') {
    const nextPages = afterNavigation(pages, { ...next, id: pages.current.id + 1 });
    ({ current, hidden } = nextPages);
    setPages(nextPages);
  }
  // drops another person's list
  const hiddenPages = hidden && hidden.userId === userId ? [hidden] : [];
  return [current, ...hiddenPages].map(page => (
    <PageContainer key={page.id} aria-hidden={page === hidden || undefined}>
      <LocationContext value={page.context}>{page.outlet}</LocationContext>
    </PageContainer>
  ));
}
