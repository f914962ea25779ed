import { Dialog } from '@chakra-ui/react';
import { X } from '@home-truths/platform/ui/icons';
import { Button } from './button.tsx';

export { Dialog, Portal } from '@chakra-ui/react';

interface DialogCloseProps {
  /** What screen readers hear, for example `Close menu`. */
  label: string;
  look?: 'ghost' | 'inverted';
}

/** The cross in a dialog's corner. */
export const DialogClose = ({ label, look = 'ghost' }: DialogCloseProps) => (
  <Dialog.CloseTrigger asChild>
    <Button look={look} size="icon" aria-label={label}>
      <X aria-hidden />
    </Button>
  </Dialog.CloseTrigger>
);
