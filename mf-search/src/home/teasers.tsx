import { Container, chakra, Grid, Heading, TextLink } from '@home-truths/platform/ui';
import { ArrowRight, Clock } from '@home-truths/platform/ui/icons';
import { SectionHeading } from './section-heading.tsx';

/** Copies from `mf-guides`, which must stay equal; they save a request. */
const TEASERS = [
  {
    slug: 'how-to-read-a-strata-report',
    title: 'How to Read a Strata Report',
    excerpt: 'What the minutes, levies and sinking fund reveal about the building you’re buying into.',
    minutes: 5,
  },
  {
    slug: 'what-to-watch-for-when-renting',
    title: 'What to Watch for When Renting',
    excerpt: 'The checks to make at the inspection, and the photos to take on day one.',
    minutes: 7,
  },
  {
    slug: 'hidden-costs-of-property-ownership',
    title: 'Hidden Costs of Property Ownership',
    excerpt: 'Rates, insurance, strata and the repairs no one budgets for.',
    minutes: 6,
  },
];

const Teaser = chakra('article', {
  base: {
    borderTopWidth: '3px',
    borderColor: 'fg',
    pt: '4',
    color: 'fg.muted',
    '& > p': { display: 'flex', alignItems: 'center', gap: '2', mb: '1.5', fontSize: '0.98rem' },
    '& h3': { color: 'fg' },
  },
});

export const Teasers = () => (
  <Container as="section" pb={{ base: '6', md: '10' }}>
    <SectionHeading text="Property Resources" link={{ to: '/resources', text: 'View All Resources' }} />
    <Grid gap="8" templateColumns={{ md: 'repeat(3, 1fr)' }}>
      {TEASERS.map(({ slug, title, excerpt, minutes }) => (
        <Teaser key={slug}>
          <p>
            <Clock size={18} aria-hidden /> <span>{`${minutes} min read`}</span>
          </p>
          <Heading as="h3" look="h3" mb="2">
            {title}
          </Heading>
          <span>{excerpt}</span>
          <br />
          <TextLink to={`/resources/${slug}`} minH="11" aria-label={`Read Guide: ${title}`}>
            Read Guide <ArrowRight size={18} aria-hidden />
          </TextLink>
        </Teaser>
      ))}
    </Grid>
  </Container>
);
