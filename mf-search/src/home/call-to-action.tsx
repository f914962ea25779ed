import { Box, ButtonLink, Container, chakra, Flex, Heading, Text } from '@home-truths/platform/ui';
import { panelRecipe } from '@home-truths/platform/ui/recipes';

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

/** Invites visitors to write a review. */
export const CallToAction = () => (
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
