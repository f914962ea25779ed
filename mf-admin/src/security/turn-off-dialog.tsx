import { endSecondFactor } from '@home-truths/platform/contract';
import { Field, Form, useContractForm } from '@home-truths/platform/forms';
import { useSession } from '@home-truths/platform/session';
import { Input, Stack, Text, toast, VisuallyHidden } from '@home-truths/platform/ui';
import { AdminDialog, FormFooter } from '../console/form-dialog.tsx';
import { SecurityCodeField } from '../second-factor/security-code-field.tsx';

interface TurnOffProps {
  onClose(): void;
}

function useTurnOffForm({ onClose }: TurnOffProps) {
  const form = useContractForm(endSecondFactor, {
    defaultValues: { password: '', code: '' },
    onSuccess() {
      toast({ title: 'Authenticator app turned off' });
      onClose();
    },
    // the form shows the error
    onError: () => {},
  });
  return form;
}

/** Requires password and code before the app is turned off. */
export function TurnOffDialog(props: TurnOffProps) {
  const form = useTurnOffForm(props);
  const email = useSession(({ user }) => user?.email);
  return (
    <AdminDialog title="Turn off your authenticator app?" onClose={props.onClose}>
      <Form form={form}>
        <VisuallyHidden asChild>
          <input readOnly tabIndex={-1} autoComplete="username" value={email ?? ''} aria-hidden />
        </VisuallyHidden>
        <Stack gap="5">
          <Text>
            Your recovery codes will stop working, too. You’ll get new ones if you set up an app again.
          </Text>
          <Field form={form} name="password" label="Your password">
            {control => <Input {...control} type="password" autoComplete="current-password" />}
          </Field>
          <SecurityCodeField form={form} canRecover />
          <FormFooter form={form} labels={['Turn off', 'Turning off...']} onClose={props.onClose} />
        </Stack>
      </Form>
    </AdminDialog>
  );
}
