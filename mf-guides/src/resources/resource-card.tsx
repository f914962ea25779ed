import type { ResourceCard as Resource } from '@home-truths/platform/contract';
import { Box, chakra, Flex, Heading, Text, TextLink } from '@home-truths/platform/ui';
import { ArrowRight } from '@home-truths/platform/ui/icons';
import { linkCardRecipe } from '@home-truths/platform/ui/recipes';
import { groupName } from '../categories.ts';
import { resourcePath } from '../resource/resource-path.ts';
import { Drawing } from '../text/hero.tsx';
import { CategoryBadge, ReadTime } from '../text/text-head.tsx';

/** The picture is beside badge and title, or above them in large text. */
const Surface = chakra('article', {
  base: {
    ...linkCardRecipe.base,
    display: 'grid',
    gridTemplateColumns: { base: '4.5rem minmax(0, 1fr)', sm: '6rem minmax(0, 1fr)' },
    alignContent: 'start',
    columnGap: '3',
    rowGap: '1.5',
    p: '3.5',
    boxShadow: 'card',
    transition: 'border-color 120ms',
    '& > img': { h: '4.5rem', borderRadius: 'control', gridRow: { md: '1 / span 2' } },
    '& > :last-child': { gridColumn: { base: '1 / -1', md: '2' } },
    '&:not(:has(> img)) > *': { gridColumn: '1 / -1' },
    '@container (max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

interface ResourceCardProps {
  resource: Resource;
  eager?: boolean;
}

export const ResourceCard = ({ resource, eager }: ResourceCardProps) => (
  <Surface>
    {resource.imageUrl && (
      <Drawing src={resource.imageUrl} alt="" width="960" height="420" loading={eager ? 'eager' : 'lazy'} />
    )}
    <div>
      <Flex align="center" wrap="wrap" columnGap="2" rowGap="1" mb="1.5">
        <CategoryBadge py="0">{groupName(resource.category)}</CategoryBadge>
        <ReadTime minutes={resource.readTime} />
      </Flex>
      <Heading as="h3" look="h3" fontSize={{ base: '1.125rem', sm: '1.25rem' }}>
        {resource.title}
      </Heading>
    </div>
    <Box textStyle="meta">
      <Text color="fg.muted">{resource.excerpt}</Text>
      <TextLink to={resourcePath(resource.slug)} mt="1" aria-label={`Read Guide: ${resource.title}`}>
        Read Guide <ArrowRight size={18} aria-hidden />
      </TextLink>
    </Box>
  </Surface>
);
