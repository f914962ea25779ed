import type { SessionUser } from '@home-truths/platform/contract';
import { Card, Heading, Stack, Text } from '@home-truths/platform/ui';
import { Bell, ShieldCheck } from '@home-truths/platform/ui/icons';
import { useState } from 'react';
import { ChangePassword } from './change-password.tsx';
import { DangerZone } from './danger-zone.tsx';
import { DataExport } from './data-export.tsx';
import { EmailCard } from './email-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { ComingSoon, SettingRow } from './setting-row.tsx';

/** The form for a new password, with the reason where one is required first. */
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

/** The settings, the data export and the deletion of the account (decision 151). */
export function SettingsTab({ user }: { user: SessionUser }) {
  // the position must not change while the form is being filled in
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
