import type { BuildingLine, CompareProperty, Residency } from '@home-truths/platform/contract';
import { oneDecimal } from '@home-truths/platform/rating';
import { chakra, Text, TextLink } from '@home-truths/platform/ui';
import { reviewsText, typeName } from '@home-truths/platform/ui/home';
import type { ReactNode } from 'react';
import { averageText } from '../property/rating.ts';

/** The most issues that a cell names. */
const MAX_ISSUES = 5;

/** What is known of a property in one row. */
interface Cell {
  /** By which it is told whether properties differ. */
  text: string;
  content?: ReactNode;
}

interface CompareRow {
  name: string;
  /** Undefined where it is not known. */
  cellOf(property: CompareProperty): Cell | undefined;
}

const List = chakra('ul', { base: { '& li + li': { mt: '1' } } });

const averaged = (average: string, detail: string): Cell => ({
  text: `${oneDecimal(average)} (${detail})`,
  content: (
    <span>
      <b>{oneDecimal(average)}</b> <span>{`(${detail})`}</span>
    </span>
  ),
});

const rating = (property: CompareProperty): Cell =>
  property.reviewCount === 0
    ? { text: 'No reviews yet' }
    : averaged(property.averageRating, reviewsText(property.reviewCount));

const byResidency =
  (status: Residency) =>
  ({ residencyAverages, residencySplit }: CompareProperty) => {
    const average = residencyAverages?.[status];
    return average ? averaged(average, String(residencySplit[status])) : undefined;
  };

const recent = ({ history }: CompareProperty) =>
  history.recent
    ? averaged(history.recent.averageRating, reviewsText(history.recent.reviewCount))
    : undefined;

function issues({ issueTagCounts, reviewCount }: CompareProperty): Cell | undefined {
  const texts = issueTagCounts.map(({ tag, count }) => `${tag}: ${count} of ${reviewCount}`);
  if (texts.length === 0) return undefined;
  const more = texts.length - MAX_ISSUES;
  return {
    text: texts.join(),
    content: (
      <List>
        {texts.slice(0, MAX_ISSUES).map(text => (
          <li key={text}>{text}</li>
        ))}
        {more > 0 && <li>{`+${more} more`}</li>}
      </List>
    ),
  };
}

const BuildingName = ({ building }: { building: BuildingLine }) => (
  <>
    <TextLink to={`/building/${building.id}`} translate="no">
      {building.name ?? building.address}
    </TextLink>
    <Text color="fg.muted" textStyle="meta">
      {building.reviewCount === 0
        ? 'No reviews yet'
        : `${averageText(building)} (${reviewsText(building.reviewCount)})`}
    </Text>
  </>
);

const building = (property: CompareProperty): Cell | undefined =>
  property.building
    ? { text: String(property.building.id), content: <BuildingName building={property.building} /> }
    : undefined;

const counted =
  (key: 'bedrooms' | 'bathrooms' | 'parkingSpaces' | 'buildYear') => (property: CompareProperty) =>
    property[key] === null ? undefined : { text: String(property[key]) };

const ROWS: readonly CompareRow[] = [
  { name: 'Rating', cellOf: rating },
  { name: 'Lived here', cellOf: byResidency('lived_here') },
  { name: 'Visited', cellOf: byResidency('visited') },
  { name: 'Owned', cellOf: byResidency('owned') },
  { name: 'Last 2 years', cellOf: recent },
  { name: 'Common issues', cellOf: issues },
  { name: 'Building', cellOf: building },
  { name: 'Type', cellOf: property => ({ text: typeName(property.propertyType) }) },
  { name: 'Bedrooms', cellOf: counted('bedrooms') },
  { name: 'Bathrooms', cellOf: counted('bathrooms') },
  { name: 'Car spaces', cellOf: counted('parkingSpaces') },
  { name: 'Built', cellOf: counted('buildYear') },
];

/** The rows of a comparison, with a cell for each property. */
export const rowsOf = (properties: readonly CompareProperty[], onlyDifferences: boolean) =>
  ROWS.map(({ name, cellOf }) => ({ name, cells: properties.map(cellOf) })).filter(
    ({ cells }) => !onlyDifferences || new Set(cells.map(cell => cell?.text)).size > 1,
  );
