import type { Property } from '@home-truths/platform/contract';
import { oneDecimal } from '@home-truths/platform/rating';

type Rated = Pick<Property, 'averageRating' | 'reviewCount'>;

export const averageText = ({ averageRating }: Pick<Rated, 'averageRating'>) => oneDecimal(averageRating);

export const ratingText = (property: Rated) =>
  property.reviewCount === 0 ? 'No reviews yet' : `${averageText(property)} out of 5.0`;
