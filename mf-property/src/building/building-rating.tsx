import type { BuildingLine, Property } from '@home-truths/platform/contract';
import { Flex, TextLink } from '@home-truths/platform/ui';
import { reviewsText, Stars } from '@home-truths/platform/ui/property';
import { averageText } from '../property/rating.ts';

interface BuildingRatingProps {
  property: Pick<Property, 'address'> & { building: BuildingLine };
}

/** Shows the building's rating in the head of a property without reviews. */
export function BuildingRating({ property: { address, building } }: BuildingRatingProps) {
  const [unit, street] = address.split('/');
  return (
    <Flex mt="3" wrap="wrap" align="center" columnGap="2">
      <span>{`No reviews of ${street ? unit : 'this property'} yet.`}</span>
      <Stars rating={Number(building.averageRating)} />
      <TextLink minH="8" to="#in-building">
        <span>{`${averageText(building)} from ${reviewsText(building.reviewCount)} of this building`}</span>
      </TextLink>
    </Flex>
  );
}
