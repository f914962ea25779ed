import { readMe } from '@home-truths/platform/contract';
import { read, useApi, useQuery } from '@home-truths/platform/data';
import { Form } from '@home-truths/platform/forms';
import { ButtonLink, Flex, Stack, Text } from '@home-truths/platform/ui';
import { AdminDialog, FormFooter } from '../console/form-dialog.tsx';
import { SecurityCodeField } from './security-code-field.tsx';
import { useCodeForm } from './use-code-form.ts';

interface SecurityCodeDialogProps {
  /** `isChecked`: a code was accepted. */
  onClose(isChecked: boolean): void;
}

function SecurityCodeForm({ onClose }: SecurityCodeDialogProps) {
  const form = useCodeForm(() => onClose(true));
  return (
    <Form form={form}>
      <Stack gap="4">
        <Text>
          We ask again after 8 hours. What you’ve typed is still there, and goes on once the code is right.
        </Text>
        <SecurityCodeField form={form} canRecover />
        <FormFooter form={form} labels={['Continue', 'Checking...']} onClose={() => onClose(false)} />
      </Stack>
    </Form>
  );
}

const SetUpFirst = ({ onClose }: SecurityCodeDialogProps) => (
  <>
    <Text>You need a security code to do this. An app on your phone shows you one whenever you need it.</Text>
    <Flex mt="6" justify="flex-end">
      <ButtonLink to="/admin/security" onClick={() => onClose(false)}>
        Set it up
      </ButtonLink>
    </Flex>
  </>
);

/** Asks for a code when a call was refused without one, over the screen that made it. */
export function SecurityCodeDialog({ onClose }: SecurityCodeDialogProps) {
  const { data, error } = useQuery({ ...read(useApi(), readMe, {}), staleTime: 0 });
  if (!data && !error) return null;
  // if the account cannot be read, the server decides
  const isSetUp = !data || Boolean(data.secondFactor?.since);
  return (
    <AdminDialog
      title={isSetUp ? 'Enter your security code' : 'Set up an authenticator app first'}
      onClose={() => onClose(false)}
    >
      {isSetUp ? <SecurityCodeForm onClose={onClose} /> : <SetUpFirst onClose={onClose} />}
    </AdminDialog>
  );
}
