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
    mb: '0',
    p: '0',
    listStyle: 'none',
    color: 'fg.muted',
    textStyle: 'meta',
    fontSize: '1rem',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '2' },
  },
});

interface Fact {
  words: string;
  Icon?: ComponentType<{ size: number; 'aria-hidden': true }>;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const parking = (spaces: number) =>
  spaces === 0 ? 'No parking' : counted(spaces, 'car space', 'car spaces');

/** What is known about a property, in the order people expect; a studio's bedrooms are not counted. */
export function factsOf(property: Property): Fact[] {
  const { bedrooms, bathrooms, parkingSpaces, buildYear, propertySize, landSize } = property;
  return [
    bedrooms ? { words: counted(bedrooms, 'bedroom', 'bedrooms'), Icon: BedDouble } : null,
    bathrooms ? { words: counted(bathrooms, 'bathroom', 'bathrooms'), Icon: Bath } : null,
    parkingSpaces === null ? null : { words: parking(parkingSpaces), Icon: Car },
    buildYear ? { words: `Built ${buildYear}` } : null,
    propertySize ? { words: propertySize } : null,
    landSize ? { words: `Land ${landSize}` } : null,
  ].filter(fact => fact !== null);
}

/** The facts of a property in one row. */
export function Facts({ property }: { property: Property }) {
  const facts = factsOf(property);
  if (facts.length === 0) return null;
  return (
    <List aria-label="Facts">
      {facts.map(({ words, Icon }) => (
        <li key={words}>
          {Icon && <Icon size={19} aria-hidden />}
          <span>{words}</span>
        </li>
      ))}
    </List>
  );
}
