import { endSecondFactor } from '@home-truths/platform/contract';
import { Form, useContractForm } from '@home-truths/platform/forms';
import { Stack, Text, toast } from '@home-truths/platform/ui';
import { AdminDialog, FormFooter } from '../console/form-dialog.tsx';
import { shownByForm } from '../console/shown-by-form.ts';
import { PasswordAndCode } from '../second-factor/security-code-field.tsx';

export function TurnOffDialog({ onClose }: { onClose(): void }) {
  const form = useContractForm(endSecondFactor, {
    defaultValues: { password: '', code: '' },
    onSuccess() {
      toast({ title: 'Authenticator app turned off' });
      onClose();
    },
    onError: shownByForm,
  });
  return (
    <AdminDialog title="Turn off your authenticator app?" onClose={onClose}>
      <Form form={form}>
        <Stack gap="5">
          <Text>
            Your recovery codes will stop working, too. You’ll get new ones if you set up an app again.
          </Text>
          <PasswordAndCode form={form} canRecover />
          <FormFooter form={form} labels={['Turn off', 'Turning off...']} onClose={onClose} />
        </Stack>
      </Form>
    </AdminDialog>
  );
}
