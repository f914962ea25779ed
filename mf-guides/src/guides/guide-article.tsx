import { Container, Heading, Stack, Text } from '@home-truths/platform/ui';
import { BlockOfText, keyOf } from '../words/block.tsx';
import type { Guide } from './guide.ts';

/** A guide, whole. */
export const GuideArticle = ({ guide }: { guide: Guide }) => (
  <Container as="article" py={{ base: '6', md: '10' }}>
    <Heading as="h1" look="h1">
      {guide.title}
    </Heading>
    <Text mt="3" maxW="measure" color="fg.muted">
      {guide.excerpt}
    </Text>
    {guide.sections.map(({ id, heading, blocks }) => (
      <Stack as="section" key={id} mt="10" gap="5">
        <Heading id={id} look="section">
          {heading}
        </Heading>
        {blocks.map(block => (
          <BlockOfText key={keyOf(block)} block={block} />
        ))}
      </Stack>
    ))}
  </Container>
);
