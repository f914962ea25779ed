import type { BuildingDetail } from '@home-truths/platform/contract';
import { joinWithSpaces, knownPostcode, reviewsText } from '@home-truths/platform/ui/property';

const propertiesText = (count: number) => `${count} ${count === 1 ? 'property' : 'properties'}`;

type Counts = Pick<BuildingDetail, 'propertyCount' | 'reviewedPropertyCount' | 'reviewCount'>;

export const countsText = (counts: Counts) =>
  `${propertiesText(counts.propertyCount)} on Home Truths, ${counts.reviewedPropertyCount} reviewed`;

export const basisText = (counts: Counts) =>
  `${reviewsText(counts.reviewCount)} of ${propertiesText(counts.reviewedPropertyCount)}`;

export const allReviewsText = (count: number) =>
  count === 1 ? 'See the review of this building' : `See all ${reviewsText(count)} of this building`;

/** Returns the address as people type it after a unit. */
const typedAddress = (building: BuildingDetail) =>
  `${building.address}, ${building.suburb}, ${joinWithSpaces(building.state, knownPostcode(building))}`;

export const writeReviewUrl = (building: BuildingDetail) =>
  `/write-review?${new URLSearchParams({ address: typedAddress(building) })}`;

export const unitHint = (building: BuildingDetail) =>
  `Start with your unit number. For example: 5/${typedAddress(building)}`;
