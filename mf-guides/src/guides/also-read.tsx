import { Link } from '@home-truths/platform/router';
import { Box, chakra, Grid, Heading } from '@home-truths/platform/ui';
import { linkCardRecipe } from '@home-truths/platform/ui/recipes';
import { groupName } from '../categories.ts';
import { Drawing } from '../text/hero.tsx';
import { ReadTime } from '../text/text-head.tsx';
import { heroPath } from './hero-path.ts';
import { GUIDES } from './library.ts';

const Teaser = chakra('article', {
  base: { ...linkCardRecipe.base, breakInside: 'avoid' },
});

interface AlsoReadProps {
  heading: string;
  slugs: readonly string[];
}

export const AlsoRead = ({ heading, slugs }: AlsoReadProps) => (
  <chakra.section aria-labelledby="also-read" fontSize="1rem" lineHeight="1.5" _print={{ display: 'none' }}>
    <Heading id="also-read" look="section">
      {heading}
    </Heading>
    <Grid gap="5" templateColumns={{ sm: 'repeat(2, minmax(0, 1fr))' }}>
      {GUIDES.filter(({ slug }) => slugs.includes(slug)).map(({ slug, title, category, readTime }) => (
        <Teaser key={slug}>
          <Drawing src={heroPath(slug)} alt="" width="960" height="420" loading="lazy" />
          <Box px="4" pt="3.5" pb="4">
            <Box color="brand.fg" fontWeight="600" textStyle="meta" mb="1">
              {groupName(category)}
            </Box>
            <Heading as="h3" look="h3" fontSize="1.12rem" mb="2">
              <Link to={`/${slug}`}>{title}</Link>
            </Heading>
            <ReadTime minutes={readTime} />
          </Box>
        </Teaser>
      ))}
    </Grid>
  </chakra.section>
);
