import { type ContractForm, Field, Form, SubmitButton } from '@home-truths/platform/forms';
import { Modal } from '@home-truths/platform/page/modal';
import { Button, type Elements, Flex, Stack } from '@home-truths/platform/ui';
import { Dialog } from '@home-truths/platform/ui/dialog';
import type { ComponentProps } from 'react';
import { PasswordInput } from './password-input.tsx';

interface PasswordDialogProps<Values extends { password: string }> {
  form: ContractForm<Values>;
  title: string;
  /** The consequences, and further fields. */
  children: Elements;
  button: Pick<ComponentProps<typeof SubmitButton>, 'children' | 'submittingLabel' | 'bg' | 'color'>;
  onClose(): void;
}

export const PasswordDialog = <Values extends { password: string }>({
  form,
  title,
  children,
  button,
  onClose,
}: PasswordDialogProps<Values>) => (
  <Modal title={title} role="alertdialog" close={{ label: 'Close' }} onClose={onClose}>
    <Dialog.Body>
      <Form form={form}>
        <Stack gap="5">
          {children}
          <Field
            form={form}
            name="password"
            label="Your password"
            help="We ask for your password so no one else can do this."
          >
            {control => <PasswordInput {...control} autoComplete="current-password" />}
          </Field>
          <Flex gap="3" mb="4" justify="flex-end" flexWrap="wrap">
            <Button look="outline" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton form={form} {...button} />
          </Flex>
        </Stack>
      </Form>
    </Dialog.Body>
  </Modal>
);
