import { type ContractForm, SubmitButton } from '@home-truths/platform/forms';
import { Modal } from '@home-truths/platform/page/modal';
import { Box, Button, chakra } from '@home-truths/platform/ui';
import { Dialog } from '@home-truths/platform/ui/dialog';
import { type ReactNode, type RefObject, useState } from 'react';

interface AdminDialogProps {
  title: string;
  /** True if it needs an answer. */
  isAlert?: boolean;
  wide?: boolean;
  /** Gets the focus after the dialog if what opened it is gone. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  onClose(): void;
  children: ReactNode;
}

function useFinalFocusEl(fallback: AdminDialogProps['fallbackFocus']) {
  const [opener] = useState(() => document.activeElement);
  return (
    fallback && (() => (opener instanceof HTMLElement && opener.isConnected ? opener : fallback.current))
  );
}

export const AdminDialog = ({ title, isAlert, wide, fallbackFocus, onClose, children }: AdminDialogProps) => (
  <Modal
    finalFocusEl={useFinalFocusEl(fallbackFocus)}
    title={title}
    titleProps={{ dir: 'auto' }}
    content={{ maxW: wide ? { md: '46rem' } : undefined }}
    close={{ label: 'Close' }}
    role={isAlert ? 'alertdialog' : 'dialog'}
    // a click outside must not lose what was typed
    closeOnInteractOutside={false}
    onClose={onClose}
  >
    {/* scrolls a focused field clear of `DialogActions` */}
    <Dialog.Body scrollPaddingBottom="24">
      <Box pb="4">{children}</Box>
    </Dialog.Body>
  </Modal>
);

/** The buttons at the bottom of an `AdminDialog`. The negative margins cancel the padding around them. */
export const DialogActions = chakra('div', {
  base: {
    pos: 'sticky',
    // covers the bottom padding of the dialog's body
    bottom: '-3',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '3',
    mt: '3',
    mb: '-4',
    mx: { base: '-5', md: '-7' },
    borderBottomRadius: { md: 'panel' },
    px: { base: '5', md: '7' },
    py: '4',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    // on a low screen they would cover the fields
    '@media (max-height: 30rem)': { pos: 'static' },
  },
});

interface FormFooterProps<Values extends Record<string, unknown>> {
  form: ContractForm<Values>;
  labels: readonly [send: string, sending: string];
  onClose(): void;
}

export const FormFooter = <Values extends Record<string, unknown>>(props: FormFooterProps<Values>) => (
  <DialogActions>
    <Button look="outline" onClick={props.onClose}>
      Cancel
    </Button>
    <SubmitButton form={props.form} submittingLabel={props.labels[1]}>
      {props.labels[0]}
    </SubmitButton>
  </DialogActions>
);
