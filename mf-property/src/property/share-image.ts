import type { PropertyDetail } from '@home-truths/platform/contract';

type Rated = Pick<PropertyDetail, 'id' | 'reviewCount' | 'averageRating'>;

/** The picture of a home or building without a photo for link previews, by its rating of now. */
export const shareImageOf = (kind: 'home' | 'building', { id, reviewCount, averageRating }: Rated) =>
  `/share/${kind}/${id}-${reviewCount}-${Math.round(Number(averageRating) * 100)}.png`;
