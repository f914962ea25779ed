import { type ContractForm, SubmitButton } from '@home-truths/platform/forms';
import { Button, Text } from '@home-truths/platform/ui';
import { Dialog } from '@home-truths/platform/ui/dialog';
import type { ReactNode } from 'react';
import type { ReviewValues } from '../review-fields/review-values.ts';

interface EditFooterProps {
  form: ContractForm<ReviewValues>;
  /** The server's message that the review was changed meanwhile. */
  conflictMessage: string | undefined;
  /** The person wants to close the dialog with unsaved changes. */
  isConfirming: boolean;
  isUploading: boolean;
  onCancel(): void;
  onDiscard(): void;
  onKeepEditing(): void;
  onReload(): void;
}

const Alert = ({ children }: { children: ReactNode }) => (
  <Text role="alert" flex="1" minW="12rem" alignSelf="center" fontWeight="600">
    {children}
  </Text>
);

const Conflict = ({ conflictMessage, onReload }: EditFooterProps) => (
  <>
    <Alert>{conflictMessage}</Alert>
    <Button look="outline" onClick={onReload}>
      Load the latest version
    </Button>
  </>
);

const UnsavedChanges = ({ onDiscard, onKeepEditing }: EditFooterProps) => (
  <>
    <Alert>You have unsaved changes.</Alert>
    <Button look="outline" onClick={onDiscard}>
      Discard
    </Button>
    <Button onClick={onKeepEditing}>Keep editing</Button>
  </>
);

const SaveButtons = ({ form, isUploading, onCancel }: EditFooterProps) => (
  <>
    <Button look="outline" onClick={onCancel}>
      Cancel
    </Button>
    <SubmitButton form={form} submittingLabel="Saving..." {...(isUploading && { disabled: true })}>
      Save changes
    </SubmitButton>
  </>
);

/** How an edit ends: saved, or discarded after a confirmation, or replaced by a newer version. */
export function EditFooter(props: EditFooterProps) {
  const Content = props.conflictMessage ? Conflict : props.isConfirming ? UnsavedChanges : SaveButtons;
  return (
    <Dialog.Footer borderTopWidth="1px" flexWrap="wrap">
      <Content {...props} />
    </Dialog.Footer>
  );
}
