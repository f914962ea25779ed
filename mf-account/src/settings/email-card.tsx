import { type ReadEmail, readEmail, sendConfirmation } from '@home-truths/platform/contract';
import { useRead } from '@home-truths/platform/data';
import { Form, SubmitButton, useContractForm, useWrite } from '@home-truths/platform/forms';
import { showError } from '@home-truths/platform/page';
import {
  Box,
  Card,
  Flex,
  Heading,
  lazyWithRetry,
  Skeleton,
  Text,
  toast,
  Unavailable,
} from '@home-truths/platform/ui';
import { DialogButton } from '../card/dialog-button.tsx';

export const loadChangeEmailDialog = lazyWithRetry(() =>
  import('./change-email-dialog.tsx').then(module => module.ChangeEmailDialog),
);

function SendConfirmation() {
  const write = useWrite(sendConfirmation);
  const form = useContractForm(sendConfirmation, {
    defaultValues: {},
    // the route has no body
    send: () => write.mutateAsync({ input: {} }),
    onSuccess: () => toast({ title: 'Check your email', description: 'We’ve sent you a link.' }),
    onError: showError('Failed to send the link'),
  });
  return (
    <Form form={form}>
      <SubmitButton form={form} submittingLabel="Sending..." look="outline">
        Send the link
      </SubmitButton>
    </Form>
  );
}

function EmailStatus({ isConfirmed, pending }: ReadEmail) {
  if (pending)
    return (
      <Text color="fg.muted" overflowWrap="anywhere">
        Open the link we’ve sent to <bdi translate="no">{pending}</bdi>. Nothing changes until you do.
      </Text>
    );
  return (
    <Text color="fg.muted">
      {isConfirmed
        ? 'Confirmed'
        : 'Not confirmed yet. Open the link in our email so you can always get back into your account.'}
    </Text>
  );
}

export function EmailCard() {
  const { data, error, refetch } = useRead(readEmail, {});
  if (error) return <Unavailable what="Your email" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton minH="12rem" />;
  return (
    <Card as="section" p={{ base: '5', md: '7' }}>
      <Heading look="h3" mb="1">
        Email
      </Heading>
      <Box mb="4">
        <Text fontWeight="600" overflowWrap="anywhere">
          <bdi translate="no">{data.email}</bdi>
        </Text>
        <EmailStatus {...data} />
      </Box>
      <Flex gap="3" flexWrap="wrap">
        {(!data.isConfirmed || data.pending) && <SendConfirmation />}
        <DialogButton load={loadChangeEmailDialog} dialogProps={{}}>
          Change email
        </DialogButton>
      </Flex>
    </Card>
  );
}
