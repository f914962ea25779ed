import { keyOfReview, mailKey } from '@home-truths/platform/contract';
import { ApiError, read, useApi, useQuery } from '@home-truths/platform/data';
import { Field, Form, SubmitButton, useContractForm } from '@home-truths/platform/forms';
import { showError } from '@home-truths/platform/page';
import { useNavigationType } from '@home-truths/platform/router';
import { Box, Card, Flex, Input, toast, Unavailable } from '@home-truths/platform/ui';
import { LinkDisplay } from './link-display.tsx';

/** Emails the private link to an address that is not stored. */
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
