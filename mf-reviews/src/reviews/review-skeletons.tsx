import { Box, HStack, Skeleton, Stack, VisuallyHidden } from '@home-truths/platform/ui';

const ReviewSkeleton = () => (
  <Stack py="7" gap="3" borderTopWidth="1px" aria-hidden>
    <HStack gap="3">
      <Skeleton w="11" h="11" borderRadius="full" />
      <Skeleton w="32" h="8" />
    </HStack>
    <Skeleton w="60%" h="6" />
    <Skeleton maxW="measure" h="20" />
  </Stack>
);

/** Three placeholders while the reviews are loading. */
export const ReviewSkeletons = () => (
  <Box>
    <VisuallyHidden role="status">Loading reviews</VisuallyHidden>
    <ReviewSkeleton />
    <ReviewSkeleton />
    <ReviewSkeleton />
  </Box>
);
