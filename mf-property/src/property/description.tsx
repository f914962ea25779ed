import { Box, Heading, Text } from '@home-truths/platform/ui';

/** The description of a property. */
export const Description = ({ text }: { text: string }) => (
  <Box as="section" aria-labelledby="about">
    <Heading id="about" look="section">
      About this property
    </Heading>
    <Text mt="3" maxW="measure" textStyle="review" whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
      {text}
    </Text>
  </Box>
);
