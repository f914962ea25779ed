import { changePassword, exportAccount, type SessionUser } from '@home-truths/platform/contract';
import { routeUrl } from '@home-truths/platform/data';
import { type ContractForm, Field, Form, SubmitButton, useContractForm } from '@home-truths/platform/forms';
import { showError } from '@home-truths/platform/page';
import { useNavigate } from '@home-truths/platform/router';
import { useSession } from '@home-truths/platform/session';
import {
  Box,
  Button,
  Card,
  Flex,
  Heading,
  Input,
  lazyWithRetry,
  Stack,
  Text,
  toast,
  VisuallyHidden,
} from '@home-truths/platform/ui';
import { Bell, Download, ShieldCheck, Trash2 } from '@home-truths/platform/ui/icons';
import { useState } from 'react';
import { DialogButton } from '../card/dialog-button.tsx';
import { mustMatch, PASSWORD_RULES, PasswordInput } from '../card/password-input.tsx';
import { EmailCard } from './email-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { ComingSoon, SettingRow } from './setting-row.tsx';

const DataExport = ({ userId }: { userId: number }) => (
  <SettingRow
    icon={Download}
    title="Data Export"
    text="Download everything we hold about you as a JSON file."
    action={
      <Button look="outline" asChild>
        <a href={routeUrl(exportAccount, { params: { id: userId } })} download>
          Download
        </a>
      </Button>
    }
  />
);

const loadDeleteAccountDialog = lazyWithRetry(() =>
  import('./delete-account-dialog.tsx').then(module => module.DeleteAccountDialog),
);

const DangerZone = ({ userId }: { userId: number }) => (
  <Card as="section" p={{ base: '5', md: '7' }} borderColor="danger.fg">
    <Flex align="center" gap="5" flexWrap={{ base: 'wrap', sm: 'nowrap' }}>
      <Box flex="1" minW="min(11rem, 100%)">
        <Heading look="h3" color="danger.fg">
          Danger Zone
        </Heading>
        <Text mt="1" color="fg.muted">
          You can’t undo this. Your reviews will stay on the site without your name.
        </Text>
      </Box>
      <DialogButton
        load={loadDeleteAccountDialog}
        dialogProps={{ userId }}
        color="danger.fg"
        borderColor="danger.fg"
      >
        <Trash2 size={18} /> Delete Account
      </DialogButton>
    </Flex>
  </Card>
);

const EMPTY_VALUES = { currentPassword: '', password: '', confirmPassword: '' };

function usePasswordForm(user: SessionUser) {
  const replaceUser = useSession(session => session.signIn);
  const navigate = useNavigate();
  const form: ContractForm<typeof EMPTY_VALUES> = useContractForm(changePassword, {
    defaultValues: EMPTY_VALUES,
    toBody: ({ currentPassword, password }) => ({ currentPassword, password }),
    rules: values => mustMatch(values),
    params: { id: user.id },
    onSuccess() {
      replaceUser({ ...user, mustChangePassword: undefined });
      form.reset();
      toast({ title: 'Password updated', description: 'You’ve been signed out on all other devices.' });
      // only administrators get a generated password
      if (user.mustChangePassword) void navigate('/admin');
    },
    onError: showError('Failed to update password'),
  });
  return form;
}

function ChangePassword({ user }: { user: SessionUser }) {
  const form = usePasswordForm(user);
  return (
    <Form form={form}>
      {/* for password managers */}
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
          {control => <Input {...control} type="password" autoComplete="new-password" />}
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

function PasswordCard({ user }: { user: SessionUser }) {
  return (
    <Card p={{ base: '5', md: '7' }}>
      <Heading look="h3" mb={user.mustChangePassword ? '2' : '5'}>
        Change password
      </Heading>
      {user.mustChangePassword && (
        <Text mb="5">
          Your password was generated when the site was set up. Choose your own to open the admin pages.
        </Text>
      )}
      <ChangePassword user={user} />
    </Card>
  );
}

export function SettingsTab({ user }: { user: SessionUser }) {
  // never set again, so that the card does not move when the password has changed
  const [isPasswordFirst] = useState(user.mustChangePassword);
  return (
    <Stack gap="8" maxW="46rem">
      {isPasswordFirst && <PasswordCard user={user} />}
      <Card>
        <SettingRow
          icon={Bell}
          title="Email Notifications"
          text="Choose which emails we send you."
          action={<ComingSoon />}
        />
        <SettingRow
          icon={ShieldCheck}
          title="Privacy Settings"
          text="Choose what readers can see about you."
          action={<ComingSoon />}
        />
        <DataExport userId={user.id} />
      </Card>
      {!isPasswordFirst && <PasswordCard user={user} />}
      <EmailCard />
      <SessionsCard userId={user.id} />
      <DangerZone userId={user.id} />
    </Stack>
  );
}
