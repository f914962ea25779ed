import type { BuildingLine, PropertyDetail } from '@home-truths/platform/contract';

export const hasReviewedBuilding = (
  property: PropertyDetail,
): property is PropertyDetail & { building: BuildingLine } =>
  property.reviewCount === 0 && (property.building?.reviewCount ?? 0) > 0;
