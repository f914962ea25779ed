import { forgotPassword } from '@home-truths/platform/contract';
import { Field, Form, SubmitButton, useContractForm } from '@home-truths/platform/forms';
import { showError } from '@home-truths/platform/page';
import { useLocation } from '@home-truths/platform/router';
import { Button, ButtonLink, Input, Stack, Text, TextLink } from '@home-truths/platform/ui';
import { MailCheck } from '@home-truths/platform/ui/icons';
import { useState } from 'react';
import { AccountCard, CardFooter } from '../card/account-card.tsx';
import { IconBadge } from '../card/icon-badge.tsx';

/** Reads the email typed at sign-in from the history state. */
const emailFrom = (state: unknown) => {
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
};

function ForgotForm({ onSent }: { onSent(): void }) {
  const { state } = useLocation();
  const form = useContractForm(forgotPassword, {
    defaultValues: { email: emailFrom(state) },
    onSuccess: onSent,
    onError: showError('Failed to send reset email'),
  });
  return (
    <Form form={form}>
      <Stack gap="5">
        <Field form={form} name="email" label="Email">
          {control => <Input {...control} type="email" autoComplete="email" />}
        </Field>
        <SubmitButton form={form} submittingLabel="Sending...">
          Send reset link
        </SubmitButton>
      </Stack>
    </Form>
  );
}

const LinkSent = ({ onTryAnother }: { onTryAnother(): void }) => (
  <AccountCard
    aboveTitle={<IconBadge icon={MailCheck} />}
    title="Check your email"
    text="If there’s an account with that email address, we’ve sent a link to reset the password."
    isReplacement
  >
    <Stack gap="3">
      <Text color="fg.muted">Can’t find it? Check your spam folder. The link expires in 24 hours.</Text>
      <ButtonLink to="/auth/login" mt="3">
        Back to sign in
      </ButtonLink>
      <Button look="outline" onClick={onTryAnother}>
        Try a different email
      </Button>
    </Stack>
  </AccountCard>
);

export function ForgotPasswordScreen() {
  const [isSent, setSent] = useState(false);
  if (isSent) return <LinkSent onTryAnother={() => setSent(false)} />;
  return (
    <AccountCard
      title="Forgot your password?"
      text="Enter the email address for your account and we’ll send you a link to reset your password."
    >
      <ForgotForm onSent={() => setSent(true)} />
      <CardFooter>
        <TextLink to="/auth/login">Back to sign in</TextLink>
      </CardFooter>
    </AccountCard>
  );
}
