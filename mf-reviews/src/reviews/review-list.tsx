import { REVIEW_SORTS } from '@home-truths/platform/contract';
import { Box, Flex, Heading } from '@home-truths/platform/ui';
import { reviewsText } from '@home-truths/platform/ui/home';
import { useState } from 'react';
import { JustSent } from '../private-link/just-sent.tsx';
import { PAGE_SIZE, useReviews } from '../queries.ts';
import { ListFoot } from './list-foot.tsx';
import { ReviewPage } from './review-page.tsx';
import { SortSelect } from './sort-select.tsx';
import { useListAddress } from './use-list-address.ts';

/** The reviews of a home with their sort, 20 at a time; nothing where there are none. */
export function ReviewList({ propertyId }: { propertyId: number }) {
  const [{ sort, pages }, setAddress] = useListAddress();
  const [opened, setOpened] = useState<number>();
  const { data } = useReviews({ propertyId, sort, page: 1 });
  const total = Number.parseInt(data?.total ?? '0', 10);
  if (data && total === 0) return null;
  const shown = Math.max(Math.min(pages, Math.ceil(total / PAGE_SIZE)), 1);
  const showMore = () => {
    setOpened(shown + 1);
    setAddress({ sort, pages: shown + 1 });
  };
  return (
    <Box as="section" aria-labelledby="reviews">
      <Flex align="center" justify="space-between" gap="3" flexWrap="wrap" mb="2">
        <Heading id="reviews" look="section">
          {data ? reviewsText(total) : 'Reviews'}
        </Heading>
        <SortSelect sort={sort} onChange={next => setAddress({ sort: next, pages: 1 })} />
      </Flex>
      <JustSent />
      {Array.from({ length: shown }, (_, index) => index + 1).map(page => (
        <ReviewPage key={page} wanted={{ propertyId, sort, page }} takesFocus={page === opened} />
      ))}
      {data && (
        <ListFoot
          pages={shown}
          pageSize={PAGE_SIZE}
          total={total}
          fields={{ sort }}
          order={REVIEW_SORTS[sort]}
          onMore={showMore}
        />
      )}
    </Box>
  );
}
