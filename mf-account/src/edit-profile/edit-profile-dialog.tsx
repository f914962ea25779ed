import { editProfile, type SessionUser } from '@home-truths/platform/contract';
import { Field, Form, SubmitButton, useContractForm } from '@home-truths/platform/forms';
import { showError } from '@home-truths/platform/page';
import { Modal } from '@home-truths/platform/page/modal';
import { useSession } from '@home-truths/platform/session';
import { Button, Flex, Input, Stack, toast } from '@home-truths/platform/ui';
import { Dialog } from '@home-truths/platform/ui/dialog';
import { UsernameField } from '../card/username-field.tsx';

interface EditProfileProps {
  user: SessionUser;
  onClose(): void;
}

function useProfileForm({ user, onClose }: EditProfileProps) {
  const replaceUser = useSession(session => session.signIn);
  const { id, firstName, lastName, username } = user;
  return useContractForm(editProfile, {
    defaultValues: { firstName, lastName, username },
    params: { id },
    onSuccess(reply) {
      replaceUser(reply.user);
      toast({ title: 'Profile updated' });
      onClose();
    },
    onError: showError('Failed to update profile'),
  });
}

function EditProfileForm(props: EditProfileProps) {
  const form = useProfileForm(props);
  return (
    <Form form={form}>
      <Stack gap="5">
        <Field form={form} name="firstName" label="First name">
          {control => <Input {...control} autoComplete="given-name" />}
        </Field>
        <Field form={form} name="lastName" label="Last name">
          {control => <Input {...control} autoComplete="family-name" />}
        </Field>
        <UsernameField form={form} />
        <Flex gap="3" mb="4" justify="flex-end" flexWrap="wrap">
          <Button look="outline" onClick={props.onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} submittingLabel="Saving...">
            Save changes
          </SubmitButton>
        </Flex>
      </Stack>
    </Form>
  );
}

export const EditProfileDialog = (props: EditProfileProps) => (
  <Modal title="Edit Profile" close={{ label: 'Close' }} onClose={props.onClose}>
    <Dialog.Body>
      <EditProfileForm {...props} />
    </Dialog.Body>
  </Modal>
);
