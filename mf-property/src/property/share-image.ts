import type { PropertyDetail } from '@home-truths/platform/contract';

type Rated = Pick<PropertyDetail, 'id' | 'reviewCount' | 'averageRating'>;

/** The URL contains the rating, because caches keep the picture forever. */
export const shareImageOf = (kind: 'home' | 'building', { id, reviewCount, averageRating }: Rated) =>
  `/share/${kind}/${id}-${reviewCount}-${Math.round(Number(averageRating) * 100)}.png`;
