import { ENQUIRY_KINDS, type EnquiryKind } from '@home-truths/platform/contract';
import { Modal } from '@home-truths/platform/page/modal';
import { Button } from '@home-truths/platform/ui';
import { Dialog } from '@home-truths/platform/ui/dialog';
import { EnquiryForm } from './enquiry-form.tsx';

interface EnquiryDialogProps {
  kind: EnquiryKind;
  /** Gets the focus back. */
  opener: HTMLElement;
  onClose(): void;
}

export const EnquiryDialog = ({ kind, opener, onClose }: EnquiryDialogProps) => (
  <Modal
    title={ENQUIRY_KINDS[kind]}
    close={{ label: 'Close form' }}
    finalFocusEl={() => opener}
    closeOnInteractOutside={false}
    onClose={onClose}
  >
    <Dialog.Body pb="7">
      <EnquiryForm
        kind={kind}
        afterConfirmation={
          <Button mt="5" onClick={onClose}>
            Close
          </Button>
        }
      />
    </Dialog.Body>
  </Modal>
);
