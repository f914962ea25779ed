import { Box, Container, Skeleton, Stack, VisuallyHidden } from '@home-truths/platform/ui';

export const PropertySkeleton = () => (
  <Container py={{ base: '4', md: '12' }}>
    <VisuallyHidden role="status">
      <h1>Loading property</h1>
    </VisuallyHidden>
    <Stack gap="9" aria-hidden>
      <Skeleton h={{ base: '28rem', lg: '25rem' }} borderRadius="panel" />
      <Box maxW={{ lg: '49.75rem' }}>
        <Skeleton h="9rem" />
      </Box>
      <Box maxW={{ lg: '49.75rem' }}>
        <Skeleton h="18rem" />
      </Box>
    </Stack>
  </Container>
);
