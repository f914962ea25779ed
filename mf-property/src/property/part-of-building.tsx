import type { BuildingLine } from '@home-truths/platform/contract';
import { Text, TextLink } from '@home-truths/platform/ui';
import { reviewsText } from '@home-truths/platform/ui/property';

export const PartOfBuilding = ({ building }: { building: BuildingLine }) => (
  <Text minW="0" overflowWrap="anywhere">
    <span>Part of </span>
    <TextLink to={`/building/${building.id}`} translate="no">
      {building.name ?? building.address}
    </TextLink>
    <span>{`: ${reviewsText(building.reviewCount)} of ${building.propertyCount} properties`}</span>
  </Text>
);
