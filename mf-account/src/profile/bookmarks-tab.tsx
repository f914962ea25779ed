import { type Bookmark, LIMITS } from '@home-truths/platform/contract';
import { useApi, useQueryClient } from '@home-truths/platform/data';
import { EmptyState } from '@home-truths/platform/page';
import { useSearchParams } from '@home-truths/platform/router';
import { Slot } from '@home-truths/platform/slots';
import {
  Box,
  ButtonLink,
  chakra,
  type Elements,
  Skeleton,
  Unavailable,
  VisuallyHidden,
} from '@home-truths/platform/ui';
import { noFocusRing } from '@home-truths/platform/ui/recipes';
import { useEffect, useRef, useState } from 'react';
import { bookmarkedIdsQuery, useBookmarks } from '../bookmark/bookmarks.ts';
import { CompareBookmarks, FORM_ID } from './compare-bookmarks.tsx';
import { readPages } from './read-pages.ts';
import { ShowMore } from './show-more.tsx';

const PLACEHOLDER_COUNT = 2;

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    '& > [data-slot]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});

const NoBookmarks = () => (
  <EmptyState title="No bookmarks yet" text="Bookmark a property and you’ll find it here.">
    <ButtonLink to="/search">Search Properties</ButtonLink>
  </EmptyState>
);

/** Moves the focus to the first new card after Show more, and to the list if the focused card was removed. */
function useListFocus(length: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const previousLength = useRef(length);
  const isMoreRequested = useRef(false);
  useEffect(() => {
    const previous = previousLength.current ?? 0;
    previousLength.current = length;
    if (isMoreRequested.current && (length ?? 0) > previous) {
      isMoreRequested.current = false;
      cards.current?.children[previous]?.querySelector('a')?.focus({ preventScroll: true });
    } else if ((length ?? 0) < previous && document.activeElement === document.body) list.current?.focus();
  }, [length]);
  const requestMore = () => {
    isMoreRequested.current = true;
  };
  return { list, cards, requestMore };
}

/** Adds the listed bookmarks to the ids that the buttons use, which the API limits to the newest. */
function useSyncBookmarkedIds(userId: number, rows: Bookmark[] | undefined) {
  const queryClient = useQueryClient();
  const { queryKey } = bookmarkedIdsQuery(useApi(), userId);
  const ids = rows?.map(({ propertyId }) => propertyId).join() ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per list of ids
  useEffect(() => {
    queryClient.setQueryData(queryKey, bookmarked => {
      const missing =
        rows?.filter(row => !bookmarked?.some(bookmark => bookmark.propertyId === row.propertyId)) ?? [];
      if (!bookmarked || missing.length === 0) return bookmarked;
      return [...bookmarked, ...missing.map(({ propertyId }) => ({ propertyId }))];
    });
  }, [ids]);
}

/** Counts the selected boxes, including boxes that the browser restored. */
function useSelection(length: number | undefined) {
  const [count, setCount] = useState(0);
  const update = () => {
    const form = document.getElementById(FORM_ID);
    setCount(form instanceof HTMLFormElement ? new FormData(form).getAll('homes').length : 0);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per length of the list
  useEffect(update, [length]);
  return { count, update };
}

const Placeholders = () => (
  <Cards aria-busy>
    {[...Array(PLACEHOLDER_COUNT).keys()].map(number => (
      <Skeleton key={number} minH="12rem" aria-hidden />
    ))}
  </Cards>
);

/** Renders nothing after the session has ended. */
export function BookmarksTab({ userId }: { userId: number }) {
  const [search, setSearch] = useSearchParams();
  const { rows, error, isSignedOut, retry, ...paging } = useBookmarks(userId, readPages(search));
  const focus = useListFocus(rows?.length);
  useSyncBookmarkedIds(userId, rows);
  const showMore = () => {
    focus.requestMore();
    const next = { tab: 'bookmarks', page: String(paging.pageCount + 1) };
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const selection = useSelection(rows?.length);
  if (isSignedOut) return null;
  const failure: Elements = error ? <Unavailable what="Your bookmarks" onRetry={retry} /> : null;
  if (!rows) return failure ?? <Placeholders />;
  const isComparable = rows.length >= LIMITS.compared.min;
  const compareProps = isComparable ? { compareForm: FORM_ID } : {};
  return (
    <Box ref={focus.list} tabIndex={-1} _focusVisible={noFocusRing}>
      {paging.total > 0 && (
        <VisuallyHidden asChild>
          <h2>Bookmarks</h2>
        </VisuallyHidden>
      )}
      {paging.total === 0 ? (
        <NoBookmarks />
      ) : (
        <>
          {isComparable && <CompareBookmarks selectedCount={selection.count} />}
          <Cards ref={focus.cards} onChange={selection.update}>
            {rows.map(({ id, property }) => (
              <Slot key={id} name="search.property-card/v1" property={property} {...compareProps} />
            ))}
          </Cards>
        </>
      )}
      {failure ?? (paging.total > 0 && <ShowMore {...paging} shownCount={rows.length} onMore={showMore} />)}
    </Box>
  );
}
