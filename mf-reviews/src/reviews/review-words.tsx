import type { Review } from '@home-truths/platform/contract';
import { Box, Flex, Heading, Text } from '@home-truths/platform/ui';
import { IssueTag } from '@home-truths/platform/ui/home';
import { langOf } from './lang-of.ts';

/** Title and text as they were written. */
export const Words = ({ title, content }: Pick<Review, 'title' | 'content'>) => (
  <Box maxW="measure">
    <Heading as="h3" look="h3" dir="auto" lang={langOf(title)} tabIndex={-1}>
      {title}
    </Heading>
    <Text mt="1" textStyle="review" whiteSpace="pre-line" dir="auto" lang={langOf(content)}>
      {content}
    </Text>
  </Box>
);

/** The tags that a review names. */
export const Tags = ({ tags }: { tags: string[] }) => (
  <Flex gap="2" flexWrap="wrap">
    {tags.map(tag => (
      <IssueTag key={tag} tag={tag} />
    ))}
  </Flex>
);
