import type { MyReview } from '@home-truths/platform/contract';
import { Card, Text } from '@home-truths/platform/ui';
import { localDate } from '@home-truths/platform/ui/property';
import { ReviewActions } from '../my-reviews/review-actions.tsx';

export const OwnReview = ({ review }: { review: MyReview }) => (
  <Card mb="6" p="4" display="flex" columnGap="5" rowGap="3" flexWrap="wrap" alignItems="center">
    <Text flex="1" minW="12rem">{`You reviewed this property on ${localDate(review.createdAt)}.`}</Text>
    <ReviewActions review={review} />
  </Card>
);
