import { Box, Container, Heading, Text } from '@home-truths/platform/ui';
import { ResourceList } from './resource-list.tsx';
import { StillHaveQuestions } from './still-have-questions.tsx';

export const ResourcesScreen = () => (
  <>
    <Container pt={{ base: '6', md: '10' }} pb={{ base: '5', md: '8' }}>
      <Heading as="h1" look="h1">
        Property Resources
      </Heading>
      <Text mt="3" maxW="measure" color="fg.muted" fontSize={{ base: '1rem', md: '1.2rem' }} lineHeight="1.5">
        Plain-English guides to renting, buying and owning a home in Australia: what to check, what it costs
        and what your rights are.
      </Text>
    </Container>
    <Container>
      <ResourceList />
      <Box mt={{ base: '10', md: '14' }}>
        <StillHaveQuestions />
      </Box>
    </Container>
  </>
);
