import { deleteAccount } from '@home-truths/platform/contract';
import { useApi } from '@home-truths/platform/data';
import { Field, Form, SubmitButton, useContractForm } from '@home-truths/platform/forms';
import { beginAnew } from '@home-truths/platform/session';
import { Button, chakra, Flex, Stack, Text, toast } from '@home-truths/platform/ui';
import { Dialog, DialogClose, Portal } from '@home-truths/platform/ui/dialog';
import { PasswordInput } from '../card/password-input.tsx';

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

function DeleteForm({ userId, onClose }: DeleteAccountProps) {
  const api = useApi();
  const form = useContractForm(deleteAccount, {
    defaults: { password: '' },
    send: body => api(deleteAccount, { params: { id: userId }, body }),
    onSent: () => beginAnew('account-deleted'),
    onRefused: (sentence = 'Failed to delete your account') =>
      toast({ title: 'Error', description: sentence, kind: 'error' }),
  });
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
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton form={form} sending="Deleting..." bg="danger.fg" color="bg.panel">
          Delete Account
        </SubmitButton>
      </Flex>
    </Form>
  );
}

/** Says what deleting an account means, and asks for the password. */
export const DeleteAccountDialog = (props: DeleteAccountProps) => (
  <Dialog.Root open role="alertdialog" onOpenChange={({ open }) => !open && props.onClose()}>
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>Delete your account?</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Stack gap="5">
              <Text>This cannot be undone.</Text>
              <List>
                {CONSEQUENCES.map(text => (
                  <li key={text}>{text}</li>
                ))}
              </List>
              <DeleteForm {...props} />
            </Stack>
          </Dialog.Body>
          <DialogClose label="Close" />
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
