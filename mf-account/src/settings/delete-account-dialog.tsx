import { deleteAccount } from '@home-truths/platform/contract';
import { useContractForm } from '@home-truths/platform/forms';
import { showError } from '@home-truths/platform/page';
import { clearUserDataAndRestart } from '@home-truths/platform/session';
import { chakra, Text } from '@home-truths/platform/ui';
import { PasswordDialog } from '../card/password-dialog.tsx';

const CONSEQUENCES = [
  'Your profile and bookmarks will be deleted and you’ll be signed out everywhere.',
  'Your reviews will stay on the site, but nothing will link them to you.',
  'Any contact emails on your reviews will be deleted.',
];

const List = chakra('ul', {
  base: { ps: '5', listStyleType: 'disc', color: 'fg.muted', '& li + li': { mt: '1.5' } },
});

interface DeleteAccountProps {
  userId: number;
  onClose(): void;
}

export function DeleteAccountDialog({ userId, onClose }: DeleteAccountProps) {
  const form = useContractForm(deleteAccount, {
    defaultValues: { password: '' },
    params: { id: userId },
    onSuccess: () => void clearUserDataAndRestart('account-deleted'),
    onError: showError('Failed to delete your account'),
  });
  return (
    <PasswordDialog
      form={form}
      title="Delete your account?"
      button={{
        children: 'Delete Account',
        submittingLabel: 'Deleting...',
        bg: 'danger.fg',
        color: 'bg.panel',
      }}
      onClose={onClose}
    >
      <Text>You can’t undo this.</Text>
      <List>
        {CONSEQUENCES.map(text => (
          <li key={text}>{text}</li>
        ))}
      </List>
    </PasswordDialog>
  );
}
