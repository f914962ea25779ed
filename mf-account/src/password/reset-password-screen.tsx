import { checkResetToken, resetPassword } from '@home-truths/platform/contract';
import { read, useApi, useQuery } from '@home-truths/platform/data';
import { Field, Form, SubmitButton, useContractForm } from '@home-truths/platform/forms';
import { showError } from '@home-truths/platform/page';
import { useSearchParams } from '@home-truths/platform/router';
import { useSession } from '@home-truths/platform/session';
import { ButtonLink, Input, Skeleton, Stack } from '@home-truths/platform/ui';
import { Check, X } from '@home-truths/platform/ui/icons';
import { useEffect, useState } from 'react';
import { AccountCard } from '../card/account-card.tsx';
import { IconBadge } from '../card/icon-badge.tsx';
import { mustMatch, PASSWORD_RULES, PasswordInput } from '../card/password-input.tsx';

type ResetLink =
  | { state: 'verifying' | 'invalid' }
  | {
      state: 'valid';
      token: string;
    };

/** Checks the URL's token and removes it from the URL and the history. Every error counts as an invalid link. */
function useResetLink(): ResetLink {
  const [params, setParams] = useSearchParams();
  const urlToken = params.get('token');
  const [token] = useState(urlToken ?? '');
  const api = useApi();
  useEffect(() => {
    if (urlToken !== null) setParams({}, { replace: true, preventScrollReset: true });
  }, [urlToken, setParams]);
  const { data, isError } = useQuery({
    ...read(api, checkResetToken, { body: { token } }),
    enabled: token !== '',
    // no token stays in memory
    gcTime: 0,
  });
  if (token === '' || isError || data?.valid === false) return { state: 'invalid' };
  return data ? { state: 'valid', token } : { state: 'verifying' };
}

const VerifyingLink = () => (
  <AccountCard title="Verifying reset link..." isReplacement>
    <Stack gap="5" aria-hidden>
      <Skeleton h="11" />
      <Skeleton h="11" />
    </Stack>
  </AccountCard>
);

const InvalidLink = () => (
  <AccountCard
    aboveTitle={<IconBadge icon={X} isWarning />}
    title="Invalid or Expired Link"
    text="Password reset links expire after 24 hours and can only be used once."
    isReplacement
  >
    <Stack gap="3">
      <ButtonLink to="/auth/forgot-password">Request a new link</ButtonLink>
      <ButtonLink to="/auth/login" look="outline">
        Back to sign in
      </ButtonLink>
    </Stack>
  </AccountCard>
);

const PasswordUpdated = () => (
  <AccountCard
    aboveTitle={<IconBadge icon={Check} />}
    title="Password Updated"
    text="You’ve been signed out on all devices. Use your new password from now on."
    isReplacement
  >
    <Stack>
      <ButtonLink to="/auth/login">Sign in with new password</ButtonLink>
    </Stack>
  </AccountCard>
);

function NewPassword({ token, onDone }: { token: string; onDone(): void }) {
  const form = useContractForm(resetPassword, {
    defaultValues: { password: '', confirmPassword: '' },
    toBody: ({ password }) => ({ token, password }),
    rules: values => mustMatch(values),
    onSuccess: onDone,
    onError: showError('Failed to reset password', 'Reset failed'),
  });
  return (
    <AccountCard title="Set a new password">
      <Form form={form}>
        <Stack gap="5">
          <Field form={form} name="password" label="New Password" help={PASSWORD_RULES}>
            {control => <PasswordInput {...control} autoComplete="new-password" />}
          </Field>
          <Field form={form} name="confirmPassword" label="Confirm New Password">
            {control => <Input {...control} type="password" autoComplete="new-password" />}
          </Field>
          <SubmitButton form={form} submittingLabel="Updating password...">
            Update password
          </SubmitButton>
        </Stack>
      </Form>
    </AccountCard>
  );
}

/** Sets a new password, which ends all sessions, this browser's too. */
export function ResetPasswordScreen() {
  const link = useResetLink();
  const signOut = useSession(session => session.signOut);
  const [isDone, setDone] = useState(false);
  const onDone = () => {
    signOut();
    setDone(true);
  };
  if (isDone) return <PasswordUpdated />;
  if (link.state === 'valid') return <NewPassword token={link.token} onDone={onDone} />;
  return link.state === 'verifying' ? <VerifyingLink /> : <InvalidLink />;
}
