import { LIMITS, type MyReview } from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import { EmptyState } from '@home-truths/platform/page';
import { ButtonLink, Stack } from '@home-truths/platform/ui';
import { PenLine } from '@home-truths/platform/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useMyReviews } from '../queries.ts';
import { ListFooter } from '../reviews/list-footer.tsx';
import { useListSearchParams } from '../reviews/list-search-params.ts';
import { MissingPage } from '../reviews/missing-page.tsx';
import { useFocusOnLoad } from '../reviews/use-focus-on-load.ts';
import { MyReviewCard } from './my-review-card.tsx';

const NoReviews = ({ shouldFocus }: { shouldFocus: boolean }) => (
  <EmptyState
    title="No reviews yet"
    text="You know things about the places you’ve lived that no listing mentions. Share them with the next person."
    shouldFocus={shouldFocus}
  >
    <ButtonLink to="/write-review">
      <PenLine size={18} /> Write Your First Review
    </ButtonLink>
  </EmptyState>
);

function MyReviewPage({ reviews, shouldFocus }: { reviews: MyReview[]; shouldFocus: boolean }) {
  const stack = useFocusOnLoad('h2 a', shouldFocus);
  return (
    <Stack ref={stack} gap="5">
      {reviews.map(review => (
        <MyReviewCard key={review.id} review={review} />
      ))}
    </Stack>
  );
}

/** Renders nothing after the session has ended. */
export function MyReviews({ userId }: { userId: number }) {
  const [{ sort, pages }, setParams] = useListSearchParams();
  const [openedPage, setOpenedPage] = useState<number>();
  const list = useMyReviews(userId, pages);
  const [firstPage] = list.pages ?? [];
  const total = Number(firstPage?.total ?? 0);
  // after the last review is deleted, `NoReviews` takes the focus
  const hadReviews = useRef(false);
  useEffect(() => {
    if (total > 0) hadReviews.current = true;
  }, [total]);
  if (list.error instanceof ApiError && list.error.status === 401) return null;
  if (firstPage && total === 0) return <NoReviews shouldFocus={hadReviews.current} />;
  const shownPages = Math.max(Math.min(pages, Math.ceil(total / LIMITS.ownPage)), 1);
  const showMore = () => {
    setOpenedPage(shownPages + 1);
    setParams({ sort, pages: shownPages + 1 });
  };
  // the list is in this tab of the profile page
  const footer = { shownPages, pageSize: LIMITS.ownPage, total, fields: { tab: 'reviews' } };
  return (
    <Stack gap="5">
      {(list.pages ?? []).map(({ rows }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its position in the list
        <MyReviewPage key={index} reviews={rows} shouldFocus={index + 1 === openedPage} />
      ))}
      <MissingPage {...list} />
      {firstPage && <ListFooter {...footer} onMore={showMore} />}
    </Stack>
  );
}
