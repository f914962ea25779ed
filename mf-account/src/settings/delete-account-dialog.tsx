import { deleteAccount } from '@home-truths/platform/contract';
import { useApi } from '@home-truths/platform/data';
import { useContractForm } from '@home-truths/platform/forms';
import { beginAnew } from '@home-truths/platform/session';
import { chakra, Text, toast } from '@home-truths/platform/ui';
import { PasswordQuestion } from '../card/password-question.tsx';

/** What goes and what stays (decision 51). */
const CONSEQUENCES = [
  'Your profile, your bookmarks and all your sessions are deleted.',
  'Your reviews stay for the people who look for a home, without your name and without a way back to you.',
  'The contact emails on your reviews are erased.',
];

const List = chakra('ul', {
  base: { ps: '5', listStyleType: 'disc', color: 'fg.muted', '& li + li': { mt: '1.5' } },
});

interface DeleteAccountProps {
  userId: number;
  onClose(): void;
}

/** Says what deleting an account means, and asks for the password. */
export function DeleteAccountDialog({ userId, onClose }: DeleteAccountProps) {
  const api = useApi();
  const form = useContractForm(deleteAccount, {
    defaults: { password: '' },
    send: body => api(deleteAccount, { params: { id: userId }, body }),
    onSent: () => void beginAnew('account-deleted'),
    onRefused: (sentence = 'Failed to delete your account') =>
      toast({ title: 'Error', description: sentence, kind: 'error' }),
  });
  return (
    <PasswordQuestion
      form={form}
      title="Delete your account?"
      button={{ children: 'Delete Account', sending: 'Deleting...', bg: 'danger.fg', color: 'bg.panel' }}
      onClose={onClose}
    >
      <Text>This cannot be undone.</Text>
      <List>
        {CONSEQUENCES.map(text => (
          <li key={text}>{text}</li>
        ))}
      </List>
    </PasswordQuestion>
  );
}
