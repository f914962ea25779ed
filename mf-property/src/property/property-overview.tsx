import type { PropertyDetail } from '@home-truths/platform/contract';
import { Card, chakra, Heading } from '@home-truths/platform/ui';
import { monthText, typeName } from '@home-truths/platform/ui/property';
import { ratingText } from './rating.ts';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2.5',
    mt: '3.5',
    '& > div': { display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: '4' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: '600', textAlign: 'end' },
  },
});

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
