import type { Property } from '@home-truths/platform/contract';
import { chakra } from '@home-truths/platform/ui';
import { Bath, BedDouble, Building2, Car, House } from '@home-truths/platform/ui/icons';
import { typeName } from '@home-truths/platform/ui/property';
import type { ComponentType } from 'react';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    // on wide screens seven facts fit into one line in any font
    columnGap: { base: '4', lg: '3' },
    rowGap: '1',
    color: 'fg.muted',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
  },
});

interface Fact {
  text: string;
  Icon?: ComponentType<{ size: number; 'aria-hidden': true }>;
}

const countText = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const parkingText = (spaces: number) =>
  spaces === 0 ? 'No parking' : countText(spaces, 'car space', 'car spaces');

/** Returns the known facts, without the bedrooms of a studio (0). */
export function factsOf(property: Property): Fact[] {
  const { bedrooms, bathrooms, parkingSpaces, buildYear, propertySize, landSize } = property;
  return [
    bedrooms ? { text: countText(bedrooms, 'bedroom', 'bedrooms'), Icon: BedDouble } : null,
    bathrooms ? { text: countText(bathrooms, 'bathroom', 'bathrooms'), Icon: Bath } : null,
    parkingSpaces === null ? null : { text: parkingText(parkingSpaces), Icon: Car },
    buildYear ? { text: `Built ${buildYear}` } : null,
    propertySize ? { text: propertySize } : null,
    landSize ? { text: `Land ${landSize}` } : null,
  ].filter(fact => fact !== null);
}

const IN_BUILDING = new Set(['apartment', 'unit', 'studio']);

export function Facts({ property }: { property: Property }) {
  const { propertyType } = property;
  const type = { text: typeName(propertyType), Icon: IN_BUILDING.has(propertyType) ? Building2 : House };
  return (
    <List aria-label="Facts">
      {[type, ...factsOf(property)].map(({ text, Icon }) => (
        <li key={text}>
          {Icon && <Icon size={17} aria-hidden />}
          <span>{text}</span>
        </li>
      ))}
    </List>
  );
}
