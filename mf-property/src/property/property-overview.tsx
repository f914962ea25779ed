import type { PropertyDetail } from '@home-truths/platform/contract';
import { Card, chakra, Heading } from '@home-truths/platform/ui';
import { localDate, typeName } from '@home-truths/platform/ui/home';
import { ratingText } from './rating.ts';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2.5',
    m: '0',
    mt: '3.5',
    '& > div': { display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: '4' },
    '& dt': { color: 'fg.muted' },
    '& dd': { m: '0', fontWeight: '600', textAlign: 'end' },
  },
});

/** `2026-09` as `Sep 2026`: a date within the month, without its day. */
const monthText = (month: string) => localDate(`${month}-15`).slice('15 '.length);

/** The extra rows of a property with reviews. */
const reviewRows = ({ ratingsByMonth = [], residencySplit, reviewCount }: PropertyDetail) => {
  const last = ratingsByMonth.at(-1)?.month;
  return {
    ...(last && { 'Last review': monthText(last) }),
    'Lived here': `${residencySplit.lived_here} of ${reviewCount}`,
  };
};

const overviewRows = (property: PropertyDetail) => ({
  Type: typeName(property.propertyType),
  'Average rating': ratingText(property),
  'Total reviews': property.reviewCount,
  Location: `${property.suburb}, ${property.state}`,
  ...(property.reviewCount > 0 && reviewRows(property)),
});

/** The property in the agreed rows (decision 179), with the age of its reviews and how many reviewers lived there. */
export const PropertyOverview = ({ property }: { property: PropertyDetail }) => (
  <Card p="5" breakInside="avoid">
    <Heading look="h3">Property Overview</Heading>
    <List>
      {Object.entries(overviewRows(property)).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  </Card>
);
