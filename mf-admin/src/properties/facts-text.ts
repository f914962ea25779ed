import type { AdminProperty } from '@home-truths/platform/contract';
import { reviewsText, typeName } from '@home-truths/platform/ui/property';

/** Returns `House · 3 bed · 1 bath · Built 1924`. */
export function factsText({
  propertyType,
  bedrooms,
  bathrooms,
  parkingSpaces,
  buildYear,
  propertySize,
}: AdminProperty) {
  const counts: [count: number | null, what: string][] = [
    [bedrooms, 'bed'],
    [bathrooms, 'bath'],
    [parkingSpaces, 'car'],
  ];
  return [
    typeName(propertyType),
    ...counts.filter(([count]) => count !== null).map(([count, what]) => `${count} ${what}`),
    buildYear && `Built ${buildYear}`,
    propertySize,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns `3.4, 13 reviews`. */
export const ratingSummaryText = ({ averageRating, reviewCount }: AdminProperty) =>
  reviewCount === 0 ? 'No reviews yet' : `${Number(averageRating).toFixed(1)}, ${reviewsText(reviewCount)}`;

export const buildingName = ({ name, address }: { name: string | null; address: string }) => name ?? address;
