import { changeEmail } from '@home-truths/platform/contract';
import { Field, useContractForm } from '@home-truths/platform/forms';
import { showError } from '@home-truths/platform/page';
import { Input, Text, toast } from '@home-truths/platform/ui';
import { PasswordDialog } from '../card/password-dialog.tsx';

function useChangeEmail(onClose: () => void) {
  return useContractForm(changeEmail, {
    defaultValues: { email: '', password: '' },
    onSuccess() {
      onClose();
      toast({ title: 'Check your email', description: 'Open the link we’ve sent to your new email.' });
    },
    onError: showError('Failed to change your email'),
  });
}

export function ChangeEmailDialog({ onClose }: { onClose(): void }) {
  const form = useChangeEmail(onClose);
  return (
    <PasswordDialog
      form={form}
      title="Change your email"
      button={{ children: 'Change email', submittingLabel: 'Sending...' }}
      onClose={onClose}
    >
      <Text>
        We’ll send a link to the new address. Your current one stays in use until you open the link.
      </Text>
      <Field form={form} name="email" label="New email">
        {control => <Input {...control} type="email" autoComplete="email" />}
      </Field>
    </PasswordDialog>
  );
}
