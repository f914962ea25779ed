import type { Property } from '@home-truths/platform/contract';
import { chakra } from '@home-truths/platform/ui';
import { Bath, BedDouble, Car } from '@home-truths/platform/ui/icons';
import type { ComponentType } from 'react';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '2',
    mt: '5',
    color: 'fg.muted',
    textStyle: 'meta',
    fontSize: '1rem',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '2' },
  },
});

interface Fact {
  text: string;
  Icon?: ComponentType<{ size: number; 'aria-hidden': true }>;
}

const countText = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const parkingText = (spaces: number) =>
  spaces === 0 ? 'No parking' : countText(spaces, 'car space', 'car spaces');

/** The known facts about a property, in the order people expect; a studio's bedrooms are not counted. */
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

/** The facts of a property in one row. */
export function Facts({ property }: { property: Property }) {
  const facts = factsOf(property);
  if (facts.length === 0) return null;
  return (
    <List aria-label="Facts">
      {facts.map(({ text, Icon }) => (
        <li key={text}>
          {Icon && <Icon size={19} aria-hidden />}
          <span>{text}</span>
        </li>
      ))}
    </List>
  );
}
