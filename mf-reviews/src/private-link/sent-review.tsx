import { keyOfReview, mailKey, type Review } from '@home-truths/platform/contract';
import { ApiError, read, useApi, useQuery } from '@home-truths/platform/data';
import { Field, Form, SubmitButton, useContractForm } from '@home-truths/platform/forms';
import { showError } from '@home-truths/platform/page';
import { useNavigationType } from '@home-truths/platform/router';
import { Box, Card, Flex, Input, toast, Unavailable } from '@home-truths/platform/ui';
import { fullAddress, ShareButton } from '@home-truths/platform/ui/property';
import { NoteLink } from '../note/note-link.tsx';
import { useProperty } from '../queries.ts';
import { ReviewCard } from '../reviews/review-card.tsx';
import { LinkDisplay, NewHeading } from './link-display.tsx';

function EmailLink({ id }: { id: number }) {
  const form = useContractForm(mailKey, {
    defaultValues: { email: '' },
    params: { id },
    onSuccess: () =>
      toast({ title: 'Email sent', description: 'Check that it has arrived.', kind: 'success' }),
    onError: showError('Failed to send the email'),
  });
  return (
    <Form form={form} mt="5" maxW="26rem" _print={{ display: 'none' }}>
      <Field form={form} name="email" label="Email" help="We use it to send you this link and don’t keep it.">
        {control => <Input type="email" autoComplete="email" inputMode="email" {...control} />}
      </Field>
      <Flex mt="3">
        <SubmitButton form={form} look="outline" submittingLabel="Sending...">
          Email it to me
        </SubmitButton>
      </Flex>
    </Form>
  );
}

function useGuestLink(id: number, isGuest: boolean) {
  const query = read(useApi(), keyOfReview, { params: { id } });
  const { data, error, refetch } = useQuery({ ...query, enabled: isGuest, gcTime: 0 });
  const isMissing = error instanceof ApiError && error.status === 404;
  const isFailed = !data && error !== null && !isMissing;
  return { link: data && { id, key: data.key }, isFailed, retry: () => void refetch() };
}

export interface SentReviewProps {
  id: number;
  isGuest: boolean;
  propertyId: number;
  /** Undefined if the loaded list does not include it. */
  review: Review | undefined;
}

/** Shows the review just sent and, to a guest, its private link; nothing if the review is gone. */
export function SentReview({ id, isGuest, propertyId, review }: SentReviewProps) {
  // false after a reload or Back
  const isNew = useNavigationType() !== 'POP';
  const { data: property } = useProperty(propertyId);
  const { link, isFailed, retry } = useGuestLink(id, isGuest);
  if (!review && !link && !isFailed) return null;
  const share = property && (
    <>
      <ShareButton look="solid" path={`/property/${propertyId}`} title={fullAddress(property)}>
        Share the property
      </ShareButton>
      <NoteLink propertyId={propertyId} />
    </>
  );
  return (
    <Card
      p={{ base: '5', md: '6' }}
      mt="4"
      mb="6"
      borderInlineStart="4px solid"
      borderInlineStartColor="brand.solid"
    >
      {review && (
        <>
          <NewHeading shouldFocus={isNew} mb="4">
            Your review is live.
          </NewHeading>
          <Box mb="5">
            <ReviewCard review={review} hasVoted={false} isOwn={false} />
          </Box>
        </>
      )}
      {link ? (
        <LinkDisplay
          link={link}
          text="You don’t have an account, so it’s the only way to edit or delete your review. Whoever has it can change your review."
          shouldFocus={isNew && !review}
          share={share}
        >
          <EmailLink id={id} />
        </LinkDisplay>
      ) : (
        <Flex gap="3" flexWrap="wrap">
          {share}
        </Flex>
      )}
      {isFailed && (
        <Box mt="4">
          <Unavailable what="the link to your review" onRetry={retry} />
        </Box>
      )}
    </Card>
  );
}
