import { Container, contentVisibilityAuto, Grid, Text, Unavailable } from '@home-truths/platform/ui';
import { CardPlaceholders } from '../property-card/card-placeholders.tsx';
import { PropertyCard } from '../property-card/property-card.tsx';
import { RECENT_COUNT, useRecentProperties } from '../queries.ts';
import { SectionHeading } from './section-heading.tsx';

function RecentProperties() {
  const { data, isError, refetch } = useRecentProperties();
  if (isError) return <Unavailable what="the latest reviews" onRetry={() => void refetch()} />;
  if (data?.rows.length === 0) return <Text color="fg.muted">No properties found.</Text>;
  return (
    <Grid
      gap="6"
      templateColumns={{ md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }}
      aria-busy={!data}
      css={contentVisibilityAuto('& > :nth-of-type(n + 2)')}
    >
      {data ? (
        data.rows.map(row => <PropertyCard key={row.id} property={row} />)
      ) : (
        <CardPlaceholders count={RECENT_COUNT} />
      )}
    </Grid>
  );
}

/** The properties reviewed last. */
export const RecentlyReviewed = () => (
  <Container as="section" py={{ base: '12', md: '16' }}>
    <SectionHeading
      text="Recently Reviewed Properties"
      link={{ to: '/search', text: 'See all properties' }}
    />
    <RecentProperties />
  </Container>
);
