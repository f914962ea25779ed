import { type PropertyDetail, REVIEW_SORTS } from '@home-truths/platform/contract';
import { Box, chakra, type Elements, Flex, Heading, TextLink } from '@home-truths/platform/ui';
import { reviewsText } from '@home-truths/platform/ui/property';
import { useEffect, useRef, useState } from 'react';
import { type ListedReview, PAGE_SIZE, type ReviewSubject, type useReviews } from '../queries.ts';
import { ListFooter } from './list-footer.tsx';
import { formatFilter, useFilter, useListSearchParams } from './list-search-params.ts';
import { MissingPage } from './missing-page.tsx';
import { ResidencyToggles, useFilterLink } from './residency-toggles.tsx';
import { ReviewPage } from './review-page.tsx';
import { SortSelect } from './sort-select.tsx';

function FilterSummary({ label }: { label: string }) {
  const filterLink = useFilterLink();
  return (
    <Flex align="center" columnGap="2" flexWrap="wrap">
      <span>Filtered by</span>
      <b>{label}</b>
      <TextLink ms="3" lineHeight="2.75rem" to={filterLink()}>
        Show all reviews
      </TextLink>
    </Flex>
  );
}

/**
 * Sticks below the header (4rem). On phones it has two rows (`wrap-reverse`): the sort order beside the heading (`mt`),
 * and the toggles below. The first row (3.25rem) sticks behind the header, unless the sort order has the focus.
 */
const Toolbar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap-reverse', md: 'nowrap' },
    alignItems: 'center',
    gap: '2',
    pos: 'sticky',
    top: { base: '0.75rem', md: '4rem' },
    zIndex: '1',
    mt: { base: '-11', md: '0' },
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '0' },
    py: '2',
    bgImage: 'linear-gradient(transparent 3.25rem, {colors.bg} 0)',
    md: { bg: 'bg' },
    '&:has(select:focus-visible)': { top: '4rem' },
    '& > form': { ms: 'auto' },
    // the header scrolls away in these windows
    '@media (max-height: 30rem), (max-width: 17rem), print': { pos: 'static' },
    // keeps the focused element below the toolbar
    '& ~ * :is(a, button, h3)': { scrollMarginTop: '4rem' },
  },
});

/** Moves the focus to the list's heading when a link has changed the filter. */
function useFocusOnFilter(filter: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previousFilter = useRef(filter);
  useEffect(() => {
    if (previousFilter.current === filter) return;
    previousFilter.current = filter;
    heading.current?.focus({ preventScroll: true });
  }, [filter]);
  return heading;
}

const listTitle = (total: number, filter: string) =>
  filter && total === 0 ? 'No reviews match' : reviewsText(total);

type LoadedPages = Omit<ReturnType<typeof useReviews>, 'pages'> & {
  pages: { rows: ListedReview[]; total: string }[] | undefined;
};

interface ReviewListProps {
  list: LoadedPages;
  subject: ReviewSubject;
  /** Counts of the subject, if its page has loaded them; a single review needs no filter. */
  totals: Pick<PropertyDetail, 'reviewCount' | 'residencySplit'> | undefined;
  /** The visitor’s own review. */
  ownId?: number | undefined;
  /** Rendered above each review, such as its property. */
  renderHeader?: (review: ListedReview) => Elements;
  children?: Elements;
}

/** Renders nothing without reviews. */
export function ReviewList({ list, subject, totals, ownId, renderHeader, children }: ReviewListProps) {
  const [{ sort, pages }, setParams] = useListSearchParams();
  const [openedPage, setOpenedPage] = useState<number>();
  const filter = useFilter();
  const filterLabel = formatFilter(filter);
  const split = totals && totals.reviewCount > 1 && totals.residencySplit;
  const isShownByToggles = split && filterLabel === formatFilter({ residencyStatus: filter.residencyStatus });
  const heading = useFocusOnFilter(filterLabel);
  const [firstPage] = list.pages ?? [];
  const total = Number.parseInt(firstPage?.total ?? '0', 10);
  if (firstPage && total === 0 && !filterLabel) return null;
  const shownPages = Math.max(Math.min(pages, Math.ceil(total / PAGE_SIZE)), 1);
  const showMore = () => {
    setOpenedPage(shownPages + 1);
    setParams({ sort, pages: shownPages + 1 });
  };
  return (
    // at the end of the list the toolbar covers the space of `_after` instead of the last review
    <Box
      as="section"
      aria-labelledby="reviews"
      mb="-16"
      _after={{ content: '""', display: 'block', h: '16' }}
    >
      <Heading
        ref={heading}
        id="reviews"
        look="section"
        pos="relative"
        zIndex="2"
        w="fit-content"
        maxW={{ base: 'calc(100% - 11rem)', md: 'full' }}
        tabIndex={-1}
        scrollMarginTop="6rem"
      >
        {firstPage ? listTitle(total, filterLabel) : 'Reviews'}
      </Heading>
      <Toolbar>
        {split && <ResidencyToggles split={split} filterLabel={filterLabel} />}
        <SortSelect sort={sort} filter={filter} onChange={next => setParams({ sort: next, pages: 1 })} />
      </Toolbar>
      {filterLabel && !isShownByToggles && <FilterSummary label={filterLabel} />}
      {children}
      {(list.pages ?? []).map(({ rows }, index) => (
        <ReviewPage
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its position in the list
          key={index}
          subject={subject}
          reviews={rows}
          isFirst={index === 0}
          isOutdated={list.isOutdated}
          ownId={ownId}
          renderHeader={renderHeader}
          shouldFocus={index + 1 === openedPage}
        />
      ))}
      <MissingPage {...list} />
      {firstPage && (
        <ListFooter
          shownPages={shownPages}
          pageSize={PAGE_SIZE}
          total={total}
          fields={{ sort, ...filter }}
          listLabel={[REVIEW_SORTS[sort], filterLabel].filter(Boolean).join(', ')}
          onMore={showMore}
        />
      )}
    </Box>
  );
}
