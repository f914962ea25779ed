import { REVIEW_SORTS } from '@home-truths/platform/contract';
import { useLocation } from '@home-truths/platform/router';
import { Box, type Elements, Flex, Heading, TextLink } from '@home-truths/platform/ui';
import { reviewsText } from '@home-truths/platform/ui/home';
import { useEffect, useRef, useState } from 'react';
import { type ListedReview, PAGE_SIZE, type ReviewPlace, type useReviews } from '../queries.ts';
import { ListFooter } from './list-footer.tsx';
import { FILTER_PARAMS, formatFilter, useFilter, useListSearchParams } from './list-search-params.ts';
import { MissingPage } from './missing-page.tsx';
import { ReviewPage } from './review-page.tsx';
import { SortSelect } from './sort-select.tsx';

/** The active filter, with a link that removes it. */
function FilterSummary({ label }: { label: string }) {
  const withoutFilter = new URLSearchParams(useLocation().search);
  for (const name of FILTER_PARAMS) withoutFilter.delete(name);
  return (
    <Flex align="center" columnGap="2" flexWrap="wrap" mb="4">
      <span>Filtered by</span>
      <b>{label}</b>
      <TextLink ms="3" lineHeight="2.75rem" to={{ search: withoutFilter.toString(), hash: 'reviews' }}>
        Show all reviews
      </TextLink>
    </Flex>
  );
}

/** Moves the focus to the list's heading when a link has changed the filter. */
function useFocusOnFilter(filter: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(filter);
  useEffect(() => {
    if (last.current === filter) return;
    last.current = filter;
    heading.current?.focus({ preventScroll: true });
  }, [filter]);
  return heading;
}

const listTitle = (total: number, filter: string) =>
  filter && total === 0 ? 'No reviews match' : reviewsText(total);

/** The first pages of a list, as `usePages` reads them. */
type LoadedPages = Omit<ReturnType<typeof useReviews>, 'pages'> & {
  pages: { rows: ListedReview[]; total: string }[] | undefined;
};

interface ReviewListProps {
  list: LoadedPages;
  place: ReviewPlace;
  /** The review that this person wrote. */
  ownId?: number | undefined;
  /** Shown above the author of a review. */
  about?: (review: ListedReview) => Elements;
  /** Shown above the reviews. */
  children?: Elements;
}

/** The reviews of a place with their sort and filter, 20 at a time; renders nothing if there are none. */
export function ReviewList({ list, place, ownId, about, children }: ReviewListProps) {
  const [{ sort, pages }, setParams] = useListSearchParams();
  const [openedPage, setOpenedPage] = useState<number>();
  const filter = useFilter();
  const filterLabel = formatFilter(filter);
  const heading = useFocusOnFilter(filterLabel);
  const [first] = list.pages ?? [];
  const total = Number.parseInt(first?.total ?? '0', 10);
  if (first && total === 0 && !filterLabel) return null;
  const shownPages = Math.max(Math.min(pages, Math.ceil(total / PAGE_SIZE)), 1);
  const showMore = () => {
    setOpenedPage(shownPages + 1);
    setParams({ sort, pages: shownPages + 1 });
  };
  return (
    <Box as="section" aria-labelledby="reviews">
      <Flex align="center" justify="space-between" gap="3" flexWrap="wrap" mb="2">
        <Heading ref={heading} id="reviews" look="section" tabIndex={-1} scrollMarginTop="6rem">
          {first ? listTitle(total, filterLabel) : 'Reviews'}
        </Heading>
        <SortSelect sort={sort} filter={filter} onChange={next => setParams({ sort: next, pages: 1 })} />
      </Flex>
      {filterLabel && <FilterSummary label={filterLabel} />}
      {children}
      {(list.pages ?? []).map(({ rows }, index) => (
        <ReviewPage
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place in the list
          key={index}
          place={place}
          reviews={rows}
          isFirst={index === 0}
          isOutdated={list.isOutdated}
          ownId={ownId}
          about={about}
          shouldFocus={index + 1 === openedPage}
        />
      ))}
      <MissingPage {...list} />
      {first && (
        <ListFooter
          pages={shownPages}
          pageSize={PAGE_SIZE}
          total={total}
          fields={{ sort, ...filter }}
          order={[REVIEW_SORTS[sort], filterLabel].filter(Boolean).join(', ')}
          onMore={showMore}
        />
      )}
    </Box>
  );
}
