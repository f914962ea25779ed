import { Box, Container, Skeleton, Stack, VisuallyHidden } from '@home-truths/platform/ui';

/** Placeholders while a resource is loading. */
export const ResourceSkeleton = () => (
  <Container py={{ base: '4', md: '8' }}>
    <VisuallyHidden role="status">
      <h1>Loading resource</h1>
    </VisuallyHidden>
    <Stack gap="8" aria-hidden>
      <Skeleton h={{ base: '22rem', lg: '14rem' }} borderRadius="panel" />
      <Box maxW="measure">
        <Skeleton h="60vh" />
      </Box>
    </Stack>
  </Container>
);
