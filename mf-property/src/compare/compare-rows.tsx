import type { BuildingLine, CompareProperty, Residency } from '@home-truths/platform/contract';
import { groupsOfTags, oneDecimal, PercentBar, percentOf } from '@home-truths/platform/rating';
import { chakra, Text, TextLink } from '@home-truths/platform/ui';
import { reviewsText, typeName } from '@home-truths/platform/ui/property';
import type { ReactNode } from 'react';
import { averageText } from '../property/rating.ts';

const MAX_ISSUES = 3;

const MIN_REVIEWS_FOR_HIGHEST = 3;

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

const averageCell = (average: string, reviewCount: number, detail = reviewsText(reviewCount)) => {
  const shown = oneDecimal(average);
  return { text: `${shown} (${detail})`, average: { shown, reviewCount } };
};

const ratingCell = (property: CompareProperty): CompareCell =>
  property.reviewCount === 0
    ? { text: 'No reviews yet' }
    : averageCell(property.averageRating, property.reviewCount);

const residencyCell =
  (status: Residency) =>
  ({ residencyAverages, residencySplit }: CompareProperty) => {
    const average = residencyAverages?.[status];
    return average
      ? averageCell(average, residencySplit[status], residencySplit[status].toLocaleString('en-AU'))
      : undefined;
  };

const recentCell = ({ history }: CompareProperty) =>
  history.recent ? averageCell(history.recent.averageRating, history.recent.reviewCount) : undefined;

const issueCell =
  (groupName: string) =>
  ({ issueTagCounts, reviewCount }: CompareProperty): CompareCell | undefined => {
    const group = groupsOfTags(issueTagCounts).find(({ name }) => name === groupName);
    if (!group) return reviewCount > 0 ? { text: 'None mentioned' } : undefined;
    const lines = group.counts.map(({ tag, count }) => ({
      text: `${tag}: ${count}\u00a0of\u00a0${reviewCount}`,
      count,
    }));
    return {
      text: lines.map(({ text }) => text).join(),
      content: (
        // the colour of `PercentBar`
        <List css={{ '--bar': `colors.rating.${group.bar}` }}>
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

const buildingCell = (property: CompareProperty): CompareCell | undefined =>
  property.building
    ? { text: String(property.building.id), content: <BuildingName building={property.building} /> }
    : undefined;

const numberCell =
  (key: 'bedrooms' | 'bathrooms' | 'parkingSpaces' | 'buildYear') => (property: CompareProperty) =>
    property[key] === null ? undefined : { text: String(property[key]) };

const ROWS: readonly CompareRow[] = [
  { name: 'Rating', cellOf: ratingCell },
  { name: 'Problems', cellOf: issueCell('Problems') },
  { name: 'Good points', cellOf: issueCell('Good points') },
  { name: 'Lived here', cellOf: residencyCell('lived_here') },
  { name: 'Visited', cellOf: residencyCell('visited') },
  { name: 'Owned', cellOf: residencyCell('owned') },
  { name: 'Last 2 years', cellOf: recentCell },
  { name: 'Building', cellOf: buildingCell },
  { name: 'Type', cellOf: property => ({ text: typeName(property.propertyType) }) },
  { name: 'Bedrooms', cellOf: numberCell('bedrooms') },
  { name: 'Bathrooms', cellOf: numberCell('bathrooms') },
  { name: 'Car spaces', cellOf: numberCell('parkingSpaces') },
  { name: 'Built', cellOf: numberCell('buildYear') },
];

/** Returns undefined if all averages are equal. */
function highestAverage(cells: readonly (CompareCell | undefined)[]) {
  const averages = cells.flatMap(cell => cell?.average ?? []);
  if (averages.length < cells.length || averages.some(each => each.reviewCount < MIN_REVIEWS_FOR_HIGHEST))
    return undefined;
  const shown = averages.map(average => average.shown).sort();
  const highest = shown.at(-1);
  return highest === shown[0] ? undefined : highest;
}

export const rowsOf = (properties: readonly CompareProperty[], onlyDifferences: boolean) =>
  ROWS.map(({ name, cellOf }) => ({ name, cells: properties.map(cellOf) }))
    .filter(({ cells }) => !onlyDifferences || new Set(cells.map(cell => cell?.text)).size > 1)
    .map(row => ({ ...row, highest: highestAverage(row.cells) }));
