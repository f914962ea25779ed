import type { Property } from '@home-truths/platform/contract';
import { Card, chakra, Heading } from '@home-truths/platform/ui';
import { typeName } from '@home-truths/platform/ui/home';
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

const rowsOf = (home: Property) => ({
  Type: typeName(home.propertyType),
  'Average rating': ratingText(home),
  'Total reviews': home.reviewCount,
  Location: `${home.suburb}, ${home.state}`,
});

/** The home in four lines (spec section 2). */
export const PropertyOverview = ({ home }: { home: Property }) => (
  <Card p="5" breakInside="avoid">
    <Heading look="h3">Property Overview</Heading>
    <List>
      {Object.entries(rowsOf(home)).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  </Card>
);
