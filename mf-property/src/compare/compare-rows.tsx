import type { BuildingLine, CompareProperty, Residency } from '@home-truths/platform/contract';
import { groupsOfTags, oneDecimal, PercentBar, percentOf } from '@home-truths/platform/rating';
import { chakra, Text, TextLink } from '@home-truths/platform/ui';
import { reviewsText, typeName } from '@home-truths/platform/ui/property';
import type { ReactNode } from 'react';
import { averageText } from '../property/rating.ts';

const MAX_ISSUES = 3;

/** A row marks its highest average only if each property has this many reviews. */
const MIN_REVIEWS = 3;

export interface CompareCell {
  /** Decides whether properties differ; shown unless there is `content`. */
  text: string;
  content?: ReactNode;
  average?: { shown: string; reviewCount: number };
}

interface CompareRow {
  name: string;
  /** Undefined if the value is not known. */
  cellOf(property: CompareProperty): CompareCell | undefined;
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1.5',
    textStyle: 'meta',
    '& li': { display: 'grid', gap: '1' },
    '& li > span + span': { h: '1.5' },
  },
});

const averaged = (average: string, reviewCount: number, detail = reviewsText(reviewCount)): CompareCell => {
  const shown = oneDecimal(average);
  return { text: `${shown} (${detail})`, average: { shown, reviewCount } };
};

const rating = (property: CompareProperty): CompareCell =>
  property.reviewCount === 0
    ? { text: 'No reviews yet' }
    : averaged(property.averageRating, property.reviewCount);

const byResidency =
  (status: Residency) =>
  ({ residencyAverages, residencySplit }: CompareProperty) => {
    const average = residencyAverages?.[status];
    return average
      ? averaged(average, residencySplit[status], residencySplit[status].toLocaleString('en-AU'))
      : undefined;
  };

const recent = ({ history }: CompareProperty) =>
  history.recent ? averaged(history.recent.averageRating, history.recent.reviewCount) : undefined;

const issues =
  (group: string) =>
  ({ issueTagCounts, reviewCount }: CompareProperty): CompareCell | undefined => {
    const found = groupsOfTags(issueTagCounts).find(({ name }) => name === group);
    if (!found) return reviewCount > 0 ? { text: 'None mentioned' } : undefined;
    const { bar, counts } = found;
    const lines = counts.map(({ tag, count }) => ({
      text: `${tag}: ${count}\u00a0of\u00a0${reviewCount}`,
      count,
    }));
    return {
      text: lines.map(({ text }) => text).join(),
      content: (
        <List css={{ '--bar': `colors.rating.${bar}` }}>
          {lines.slice(0, MAX_ISSUES).map(({ text, count }) => (
            <li key={text}>
              <span>{text}</span>
              <PercentBar percent={percentOf(count, reviewCount)} />
            </li>
          ))}
          {lines.length > MAX_ISSUES && <li>{`+${lines.length - MAX_ISSUES} more`}</li>}
        </List>
      ),
    };
  };

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

const building = (property: CompareProperty): CompareCell | undefined =>
  property.building
    ? { text: String(property.building.id), content: <BuildingName building={property.building} /> }
    : undefined;

const counted =
  (key: 'bedrooms' | 'bathrooms' | 'parkingSpaces' | 'buildYear') => (property: CompareProperty) =>
    property[key] === null ? undefined : { text: String(property[key]) };

const ROWS: readonly CompareRow[] = [
  { name: 'Rating', cellOf: rating },
  { name: 'Problems', cellOf: issues('Problems') },
  { name: 'Good points', cellOf: issues('Good points') },
  { name: 'Lived here', cellOf: byResidency('lived_here') },
  { name: 'Visited', cellOf: byResidency('visited') },
  { name: 'Owned', cellOf: byResidency('owned') },
  { name: 'Last 2 years', cellOf: recent },
  { name: 'Building', cellOf: building },
  { name: 'Type', cellOf: property => ({ text: typeName(property.propertyType) }) },
  { name: 'Bedrooms', cellOf: counted('bedrooms') },
  { name: 'Bathrooms', cellOf: counted('bathrooms') },
  { name: 'Car spaces', cellOf: counted('parkingSpaces') },
  { name: 'Built', cellOf: counted('buildYear') },
];

/** Returns undefined if all averages are equal. */
function highestOf(cells: readonly (CompareCell | undefined)[]) {
  const averages = cells.flatMap(cell => cell?.average ?? []);
  if (averages.length < cells.length || averages.some(each => each.reviewCount < MIN_REVIEWS))
    return undefined;
  const [highest, second] = [...new Set(averages.map(({ shown }) => shown))].sort().reverse();
  return second && highest;
}

export const rowsOf = (properties: readonly CompareProperty[], onlyDifferences: boolean) =>
  ROWS.map(({ name, cellOf }) => ({ name, cells: properties.map(cellOf) }))
    .filter(({ cells }) => !onlyDifferences || new Set(cells.map(cell => cell?.text)).size > 1)
    .map(row => ({ ...row, highest: highestOf(row.cells) }));
