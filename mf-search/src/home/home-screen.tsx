import {
  Box,
  ButtonLink,
  Container,
  chakra,
  contentVisibilityAuto,
  Flex,
  Grid,
  Heading,
  Text,
  Unavailable,
} from '@home-truths/platform/ui';
import { panelRecipe } from '@home-truths/platform/ui/recipes';
import { CardPlaceholders } from '../property-card/card-placeholders.tsx';
import { PropertyCard } from '../property-card/property-card.tsx';
import { RECENT_COUNT, useRecentProperties } from '../queries.ts';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { SectionHeading } from './section-heading.tsx';
import { Teasers } from './teasers.tsx';

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

const RecentlyReviewed = () => (
  <Container as="section" pt={{ base: '6', md: '10' }} pb={{ base: '10', md: '16' }}>
    <SectionHeading
      text="Recently Reviewed Properties"
      link={{ to: '/search', text: 'See all properties' }}
    />
    <RecentProperties />
  </Container>
);

const Panel = chakra('section', {
  base: {
    ...panelRecipe.base,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6',
    px: { base: '6', md: '12' },
    py: { base: '8', md: '11' },
  },
});

const CallToAction = () => (
  <Container py={{ base: '12', md: '16' }}>
    <Panel>
      <Box maxW="30rem">
        <Heading>Moved out lately? Someone is about to sign for your old place.</Heading>
        <Text mt="3" color="deep.muted">
          A few honest sentences can tell the next tenant more than any listing.
        </Text>
      </Box>
      <Flex wrap="wrap" gap="3">
        <ButtonLink to="/write-review" look="accent">
          Write a Review
        </ButtonLink>
        <ButtonLink to="/resources" look="inverted">
          Learn More
        </ButtonLink>
      </Flex>
    </Panel>
  </Container>
);

const BelowProperties = chakra('div', { base: contentVisibilityAuto('&') });

export const HomeScreen = () => (
  <>
    <Hero />
    <RecentlyReviewed />
    <BelowProperties>
      <HowItWorks />
      <CallToAction />
      <Teasers />
    </BelowProperties>
  </>
);
