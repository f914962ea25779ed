import type { Property } from '@home-truths/platform/contract';
import { ButtonLink } from '@home-truths/platform/ui';
import { reviewsText } from '@home-truths/platform/ui/property';
import type { ComponentProps } from 'react';

type ReadReviewsProps = { property: Pick<Property, 'reviewCount'> } & Omit<
  ComponentProps<typeof ButtonLink>,
  'to' | 'children'
>;

export const ReadReviews = ({ property, ...rest }: ReadReviewsProps) => (
  <ButtonLink {...rest} to="#reviews">
    {`Read ${reviewsText(property.reviewCount)}`}
  </ButtonLink>
);
