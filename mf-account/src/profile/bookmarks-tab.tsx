import { ApiError } from '@home-truths/platform/data';
import { Slot } from '@home-truths/platform/slots';
import { Box, ButtonLink, chakra, Skeleton, Unavailable } from '@home-truths/platform/ui';
import { Bookmark } from '@home-truths/platform/ui/icons';
import { useEffect, useRef } from 'react';
import { useBookmarks } from '../bookmark/bookmarks.ts';
import { EmptyState } from './empty-state.tsx';

/** Placeholders while the bookmarks are on their way. */
const PLACEHOLDERS = 2;

/** Two cards a row on medium screens (spec section 9), as high as the highest of their row. */
const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    '& > [data-slot]': { display: 'grid' },
  },
});

const NoBookmarks = () => (
  <EmptyState
    icon={Bookmark}
    title="No bookmarks yet"
    text="Bookmark a home while you look around, and it waits for you here."
  >
    <ButtonLink to="/search">Search Properties</ButtonLink>
  </EmptyState>
);

/** Where a card goes with the button that had the focus, the keyboard stays at the list. */
function useFocusWhenShorter(length: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(length);
  useEffect(() => {
    const isShorter = (length ?? 0) < (before.current ?? 0);
    before.current = length;
    if (isShorter && document.activeElement === document.body) list.current?.focus();
  }, [length]);
  return list;
}

/** The homes a person keeps in mind; nothing once the session is over (spec sections 2 and 7). */
export function BookmarksTab({ userId }: { userId: number }) {
  const { data: bookmarks, error, refetch } = useBookmarks(userId);
  const list = useFocusWhenShorter(bookmarks?.length);
  if (error instanceof ApiError && error.status === 401) return null;
  if (error) return <Unavailable what="Your bookmarks" onRetry={() => void refetch()} />;
  return (
    <Box ref={list} tabIndex={-1} _focusVisible={{ outline: 'none', boxShadow: 'none' }}>
      {bookmarks?.length === 0 ? (
        <NoBookmarks />
      ) : (
        <Cards aria-busy={!bookmarks}>
          {bookmarks?.map(({ id, property }) => (
            <Slot key={id} name="search.property-card/v1" property={property} />
          )) ??
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
            Array.from({ length: PLACEHOLDERS }, (_, i) => <Skeleton key={i} minH="24rem" aria-hidden />)}
        </Cards>
      )}
    </Box>
  );
}
