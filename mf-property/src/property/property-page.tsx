import type { PropertyDetail } from '@home-truths/platform/contract';
import { Slot } from '@home-truths/platform/slots';
import { Box, Container, chakra, Grid, LazyPart, Text } from '@home-truths/platform/ui';
import { Ad, CHECKLIST } from '@home-truths/platform/ui/ad';
import { Breadcrumb } from './breadcrumb.tsx';
import { CommonIssues } from './common-issues.tsx';
import { Description } from './description.tsx';
import { Hero } from './hero.tsx';
import { loadUnreviewed } from './late-parts.ts';
import { PropertyOverview } from './property-overview.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { RelatedPrompt } from './related-prompt.tsx';
import { ReadReviewsBar, WriteReviewBar } from './write-review-bar.tsx';

const Sections = chakra('div', {
  base: { '& > * + *': { borderTopWidth: '1px', mt: '8', pt: '8' }, minW: '0' },
});

const Failed = () => <Text role="status">We couldn’t load part of this page. Reload it to try again.</Text>;

/** The reviews, and on phones the bar that asks who reads them to write. */
const Reviews = ({ home }: { home: PropertyDetail }) => (
  <Box css={{ '& > :last-child': { mx: { base: '-4', md: '0' } } }}>
    <Slot name="property.reviews/v1" propertyId={home.id} />
    <WriteReviewBar home={home} />
  </Box>
);

const Truths = ({ home }: { home: PropertyDetail }) => (
  <Sections>
    {home.reviewCount === 0 ? (
      <LazyPart load={loadUnreviewed} props={{ home }} failed={<Failed />} />
    ) : (
      <RatingSummary home={home} />
    )}
    {home.issueTagCounts.length > 0 && <CommonIssues home={home} />}
    {home.description && <Description words={home.description} />}
    {home.reviewCount > 0 && <Reviews home={home} />}
  </Sections>
);

/** Stays in view beside the reviews, where the window is high enough for all of it. */
const Beside = chakra('aside', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    alignSelf: 'start',
    '@media (min-width: 1024px) and (min-height: 54rem)': { pos: 'sticky', top: '5.5rem' },
  },
});

const Sidebar = ({ home }: { home: PropertyDetail }) => (
  <Beside aria-label="This property">
    <RelatedPrompt home={home} />
    <PropertyOverview home={home} />
    {home.reviewCount > 0 && <Ad place="sidebar" own={CHECKLIST} />}
  </Beside>
);

/** Keeps what has the focus above the bar of phones. */
const Page = chakra('div', {
  base: { '& :is(a, button, select, h3)': { scrollMarginBottom: { base: '6rem', md: '0' } } },
});

/** A home: what it is, how it is rated, what its people say. */
export const PropertyPage = ({ home }: { home: PropertyDetail }) => (
  <Page>
    <Container>
      <Breadcrumb home={home} />
    </Container>
    <Container px={{ base: '0', md: '6' }}>
      <Hero home={home} />
    </Container>
    <Container mt={{ base: '6', md: '9' }} pb="8">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' }} gap="10">
        <Truths home={home} />
        <Sidebar home={home} />
      </Grid>
    </Container>
    {home.reviewCount > 0 ? <ReadReviewsBar home={home} /> : <WriteReviewBar home={home} />}
  </Page>
);
