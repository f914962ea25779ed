import { endSessions } from '@home-truths/platform/contract';
import { useContractForm } from '@home-truths/platform/forms';
import { showError } from '@home-truths/platform/page';
import { Text, toast } from '@home-truths/platform/ui';
import { PasswordDialog } from '../card/password-dialog.tsx';

interface EndSessionsProps {
  userId: number;
  /** By default all sessions but the current one end. */
  sessionId?: string | undefined;
  onClose(): void;
}

function useEndSessions({ userId, sessionId, onClose }: EndSessionsProps) {
  return useContractForm(endSessions, {
    defaultValues: { password: '' },
    toBody: ({ password }) => ({ password, ...(sessionId && { session: sessionId }) }),
    params: { id: userId },
    onSuccess() {
      onClose();
      toast({ title: sessionId ? 'Signed out of that browser' : 'Signed out everywhere else' });
    },
    onError: showError('Failed to sign out'),
  });
}

export function EndSessionsDialog(props: EndSessionsProps) {
  const form = useEndSessions(props);
  return (
    <PasswordDialog
      form={form}
      title={props.sessionId ? 'Sign out of that browser?' : 'Sign out everywhere else?'}
      button={{
        children: props.sessionId ? 'Sign out' : 'Sign out everywhere else',
        submittingLabel: 'Signing out...',
      }}
      onClose={props.onClose}
    >
      <Text>You’ll stay signed in here.</Text>
    </PasswordDialog>
  );
}
