import { ENQUIRY_KINDS, type EnquiryKind } from '@home-truths/platform/contract';
import { Button } from '@home-truths/platform/ui';
import { Dialog, DialogClose, Portal } from '@home-truths/platform/ui/dialog';
import { EnquiryForm } from './enquiry-form.tsx';

interface EnquiryDialogProps {
  kind: EnquiryKind;
  /** Gets the focus back when the dialog closes. */
  opener: HTMLElement;
  onClose(): void;
}

/** The form in a dialog. */
export const EnquiryDialog = ({ kind, opener, onClose }: EnquiryDialogProps) => (
  <Dialog.Root
    open
    onOpenChange={({ open }) => !open && onClose()}
    finalFocusEl={() => opener}
    closeOnInteractOutside={false}
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>{ENQUIRY_KINDS[kind]}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body pb="7">
            <EnquiryForm
              kind={kind}
              after={
                <Button mt="5" onClick={onClose}>
                  Close
                </Button>
              }
            />
          </Dialog.Body>
          <DialogClose label="Close form" />
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
