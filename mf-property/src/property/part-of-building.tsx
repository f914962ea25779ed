import type { BuildingLine } from '@home-truths/platform/contract';
import { Text, TextLink } from '@home-truths/platform/ui';
import { reviewsText } from '@home-truths/platform/ui/home';

/** The building of a property: how many properties it has, and how many reviews they have together. */
export const PartOfBuilding = ({ building }: { building: BuildingLine }) => (
  <Text mt="4">
    <span>Part of </span>
    <TextLink to={`/building/${building.id}`} translate="no">
      {building.name ?? building.address}
    </TextLink>
    <span>{`: ${building.homeCount} properties, ${reviewsText(building.reviewCount)}`}</span>
  </Text>
);
