import { keyOfReview } from '@home-truths/platform/contract';
import { ApiError, read, useApi, useQuery } from '@home-truths/platform/data';
import { useNavigationType } from '@home-truths/platform/router';
import { Box, Card, Unavailable } from '@home-truths/platform/ui';
import { EmailLink } from './email-link.tsx';
import { LinkDisplay } from './link-display.tsx';

/** The private link to a review that was submitted in this browser; renders nothing if there is none. */
export function GuestLink({ id }: { id: number }) {
  // after a reload it is no longer new
  const isNew = useNavigationType() !== 'POP';
  const { data, error, refetch } = useQuery({
    ...read(useApi(), keyOfReview, { params: { id } }),
    gcTime: 0,
  });
  if (error instanceof ApiError && error.status === 404) return null;
  if (!data)
    return (
      error && (
        <Box mb="6">
          <Unavailable what="the link to your review" onRetry={() => void refetch()} />
        </Box>
      )
    );
  return (
    <Card p={{ base: '5', md: '6' }} mt="4" mb="6">
      <LinkDisplay
        link={{ id, key: data.key }}
        text="You don’t have an account, so it’s the only way to edit or delete your review."
        shouldFocus={isNew}
      >
        <EmailLink id={id} />
      </LinkDisplay>
    </Card>
  );
}
