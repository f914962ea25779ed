import { endSessions, listSessions } from '@home-truths/platform/contract';
import { keyOf, useApi, useQueryClient } from '@home-truths/platform/data';
import { Field, Form, SubmitButton, useContractForm } from '@home-truths/platform/forms';
import { Button, Flex, Stack, Text, toast } from '@home-truths/platform/ui';
import { Dialog, DialogClose, Portal } from '@home-truths/platform/ui/dialog';
import { PasswordInput } from '../card/password-input.tsx';

interface EndSessionsProps {
  userId: number;
  /** The one to end; without it all but this one. */
  session?: string | undefined;
  onClose(): void;
}

function useEndSessions({ userId, session, onClose }: EndSessionsProps) {
  const api = useApi();
  const queries = useQueryClient();
  return useContractForm(endSessions, {
    defaults: { password: '' },
    toBody: ({ password }) => ({ password, ...(session && { session }) }),
    send: body => api(endSessions, { params: { id: userId }, body }),
    async onSent() {
      await queries.invalidateQueries({ queryKey: keyOf(listSessions) });
      onClose();
      toast({ title: session ? 'Signed out of that browser' : 'Signed out everywhere else' });
    },
    onRefused: (sentence = 'Failed to sign out') =>
      toast({ title: 'Error', description: sentence, kind: 'error' }),
  });
}

function EndSessionsForm(props: EndSessionsProps) {
  const form = useEndSessions(props);
  return (
    <Form form={form}>
      <Field
        form={form}
        name="password"
        label="Your password"
        help="So that nobody else can do this for you."
      >
        {control => <PasswordInput {...control} autoComplete="current-password" />}
      </Field>
      <Flex gap="3" mt="6" mb="4" justify="flex-end" flexWrap="wrap">
        <Button look="outline" onClick={props.onClose}>
          Cancel
        </Button>
        <SubmitButton form={form} sending="Signing out...">
          {props.session ? 'Sign out' : 'Sign out everywhere else'}
        </SubmitButton>
      </Flex>
    </Form>
  );
}

/** Asks for the password before other sessions end. */
export const EndSessionsDialog = (props: EndSessionsProps) => (
  <Dialog.Root open role="alertdialog" onOpenChange={({ open }) => !open && props.onClose()}>
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>
              {props.session ? 'Sign out of that browser?' : 'Sign out everywhere else?'}
            </Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Stack gap="5">
              <Text>You stay signed in here.</Text>
              <EndSessionsForm {...props} />
            </Stack>
          </Dialog.Body>
          <DialogClose label="Close" />
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
