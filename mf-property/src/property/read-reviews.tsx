import type { Property } from '@home-truths/platform/contract';
import { ButtonLink } from '@home-truths/platform/ui';
import { reviewsText } from '@home-truths/platform/ui/home';
import type { ComponentProps } from 'react';

type ReadReviewsProps = { home: Property } & Omit<ComponentProps<typeof ButtonLink>, 'to' | 'children'>;

/** Leads to all reviews of the home. */
export const ReadReviews = ({ home, ...look }: ReadReviewsProps) => (
  <ButtonLink {...look} to="#reviews">
    {`Read ${reviewsText(home.reviewCount)}`}
  </ButtonLink>
);
