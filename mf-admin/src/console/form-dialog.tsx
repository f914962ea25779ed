import { type ContractForm, SubmitButton } from '@home-truths/platform/forms';
import { Box, Button, Flex } from '@home-truths/platform/ui';
import { Dialog, DialogClose, Portal } from '@home-truths/platform/ui/dialog';
import type { ReactNode } from 'react';

interface AdminDialogProps {
  title: string;
  /** A question that must be answered, not a form. */
  isQuestion?: boolean;
  /** Room for two columns. */
  wide?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** A dialog of the admin console; Escape closes it, and the focus goes back to where it was. */
export const AdminDialog = ({ title, isQuestion, wide, onClose, children }: AdminDialogProps) => (
  <Dialog.Root
    open
    role={isQuestion ? 'alertdialog' : 'dialog'}
    // what was typed is not lost by a slip of the finger
    closeOnInteractOutside={false}
    onOpenChange={({ open }) => !open && onClose()}
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content maxW={wide ? { md: '46rem' } : undefined}>
          <Dialog.Header>
            <Dialog.Title dir="auto">{title}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Box pb="4">{children}</Box>
          </Dialog.Body>
          <DialogClose label="Close" />
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);

interface FormFootProps<Values extends Record<string, unknown>> {
  form: ContractForm<Values>;
  /** The words of the button, and while it is being sent. */
  words: readonly [send: string, sending: string];
  onClose(): void;
}

/** The buttons at the end of a dialog's form. */
export const FormFoot = <Values extends Record<string, unknown>>(props: FormFootProps<Values>) => (
  <Flex gap="3" mt="2" justify="flex-end" flexWrap="wrap">
    <Button look="outline" onClick={props.onClose}>
      Cancel
    </Button>
    <SubmitButton form={props.form} sending={props.words[1]}>
      {props.words[0]}
    </SubmitButton>
  </Flex>
);
