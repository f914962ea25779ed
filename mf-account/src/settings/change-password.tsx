import { changePassword, type SessionUser } from '@home-truths/platform/contract';
import { type ContractForm, Field, Form, SubmitButton, useContractForm } from '@home-truths/platform/forms';
import { useSession } from '@home-truths/platform/session';
import { Box, Stack, toast, VisuallyHidden } from '@home-truths/platform/ui';
import { PASSWORD_RULES, PasswordInput } from '../card/password-input.tsx';
import { mustMatch } from '../password/must-match.ts';

const EMPTY_VALUES = { currentPassword: '', password: '', confirmPassword: '' };

function usePasswordForm(user: SessionUser) {
  const signIn = useSession(session => session.signIn);
  const form: ContractForm<typeof EMPTY_VALUES> = useContractForm(changePassword, {
    defaultValues: EMPTY_VALUES,
    toBody: ({ currentPassword, password }) => ({ currentPassword, password }),
    rules: values => mustMatch(values),
    params: { id: user.id },
    onSuccess() {
      signIn({ ...user, mustChangePassword: undefined });
      form.reset();
      toast({ title: 'Password updated', description: 'You’ve been signed out on all other devices.' });
    },
    onError: (message = 'Failed to update password') =>
      toast({ title: 'Error', description: message, kind: 'error' }),
  });
  return form;
}

/** Replaces the password; other sessions end (decision 151). */
export function ChangePassword({ user }: { user: SessionUser }) {
  const form = usePasswordForm(user);
  return (
    <Form form={form}>
      <VisuallyHidden asChild>
        <input readOnly tabIndex={-1} autoComplete="username" value={user.email} aria-hidden />
      </VisuallyHidden>
      <Stack gap="5" maxW="24rem">
        <Field form={form} name="currentPassword" label="Current password">
          {control => <PasswordInput {...control} autoComplete="current-password" />}
        </Field>
        <Field form={form} name="password" label="New Password" help={PASSWORD_RULES}>
          {control => <PasswordInput {...control} autoComplete="new-password" />}
        </Field>
        <Field form={form} name="confirmPassword" label="Confirm New Password">
          {control => <PasswordInput {...control} autoComplete="new-password" />}
        </Field>
        <Box>
          <SubmitButton form={form} submittingLabel="Updating password...">
            Update password
          </SubmitButton>
        </Box>
      </Stack>
    </Form>
  );
}
