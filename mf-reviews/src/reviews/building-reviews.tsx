import { readBuilding, unitName } from '@home-truths/platform/contract';
import { keepPreviousData, read, useApi, usePages, useQuery } from '@home-truths/platform/data';
import { Box, TextLink } from '@home-truths/platform/ui';
import { buildingReviewsQuery, type ListedReview, latestReviewsQuery, useHelpfulVotes } from '../queries.ts';
import { useFilter, useListSearchParams } from './list-search-params.ts';
import { MissingPage } from './missing-page.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewList } from './review-list.tsx';

const ReviewedProperty = ({ review }: { review: ListedReview }) =>
  review.property && (
    <div>
      <TextLink to={`/property/${review.property.id}`} title={review.property.address}>
        {unitName(review.property.unit)}
      </TextLink>
    </div>
  );

function AllReviews({ buildingId }: { buildingId: number }) {
  const [{ sort, pages }] = useListSearchParams();
  const api = useApi();
  const query = buildingReviewsQuery(api, { buildingId, sort, filter: useFilter() });
  const list = usePages({ ...query, placeholderData: keepPreviousData }, pages);
  // only from the cache: the building's page has loaded it
  const building = useQuery({
    ...read(api, readBuilding, { params: { id: buildingId } }),
    enabled: false,
  }).data;
  return (
    <ReviewList
      list={list}
      subject={{ buildingId }}
      totals={building}
      renderHeader={review => <ReviewedProperty review={review} />}
    />
  );
}

function LatestReviews({ buildingId }: { buildingId: number }) {
  const list = usePages(latestReviewsQuery(useApi(), buildingId), 1);
  const votedIds = useHelpfulVotes({ buildingId });
  const { rows = [] } = list.pages?.[0] ?? {};
  return (
    <Box>
      {rows.map(review => (
        <ReviewCard key={review.id} review={review} hasVoted={votedIds.includes(review.id)} isOwn={false}>
          <ReviewedProperty review={review} />
        </ReviewCard>
      ))}
      <MissingPage {...list} />
    </Box>
  );
}

/** Shows all reviews with sort and filter; if `brief`, the three newest. */
export const BuildingReviews = ({ buildingId, brief }: { buildingId: number; brief?: boolean }) =>
  brief ? <LatestReviews buildingId={buildingId} /> : <AllReviews buildingId={buildingId} />;
