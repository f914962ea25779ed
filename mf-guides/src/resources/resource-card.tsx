import type { ResourceCard as Resource } from '@home-truths/platform/contract';
import { Box, chakra, Flex, Heading, Text, TextLink } from '@home-truths/platform/ui';
import { ArrowRight } from '@home-truths/platform/ui/icons';
import { linkCardRecipe } from '@home-truths/platform/ui/recipes';
import { groupName } from '../categories.ts';
import { resourcePath } from '../resource/resource-path.ts';
import { Drawing } from '../text/hero.tsx';
import { CategoryBadge, ReadTime } from '../text/text-head.tsx';

const Surface = chakra('article', {
  base: {
    ...linkCardRecipe.base,
    display: 'flex',
    flexDirection: 'column',
    boxShadow: 'card',
    transition: 'border-color 120ms',
  },
});

interface ResourceCardProps {
  resource: Resource;
  /** The picture is above the fold and loaded eagerly. */
  eager?: boolean;
}

/** A resource as a card. */
export const ResourceCard = ({ resource, eager }: ResourceCardProps) => (
  <Surface>
    {resource.imageUrl && (
      <Drawing src={resource.imageUrl} alt="" width="960" height="420" loading={eager ? 'eager' : 'lazy'} />
    )}
    <Flex direction="column" flex="1" px="5" pt="4" pb="2.5">
      <Flex align="center" wrap="wrap" columnGap="3" rowGap="1.5" mb="3">
        <CategoryBadge>{groupName(resource.category)}</CategoryBadge>
        <ReadTime minutes={resource.readTime} />
      </Flex>
      <Heading as="h3" look="h3">
        {resource.title}
      </Heading>
      <Text mt="2" color="fg.muted">
        {resource.excerpt}
      </Text>
      <Box mt="auto" pt="1.5">
        <TextLink to={resourcePath(resource.slug)} minH="11" aria-label={`Read Guide: ${resource.title}`}>
          Read Guide <ArrowRight size={18} aria-hidden />
        </TextLink>
      </Box>
    </Flex>
  </Surface>
);
