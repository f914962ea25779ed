import type { BuildingLine, PropertyDetail } from '@home-truths/platform/contract';

/** Whether a property without reviews is in a building where others have some. */
export const hasReviewedBuilding = (
  property: PropertyDetail,
): property is PropertyDetail & { building: BuildingLine } =>
  property.reviewCount === 0 && (property.building?.reviewCount ?? 0) > 0;
