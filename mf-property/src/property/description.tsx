import { Box, Heading, Text } from '@home-truths/platform/ui';

/** What is told about the property besides its reviews. */
export const Description = ({ words }: { words: string }) => (
  <Box as="section" aria-labelledby="about">
    <Heading id="about" look="section">
      About this property
    </Heading>
    <Text mt="3" maxW="measure" textStyle="review" whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
      {words}
    </Text>
  </Box>
);
