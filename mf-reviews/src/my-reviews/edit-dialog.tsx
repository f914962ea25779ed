import type { MyReview } from '@home-truths/platform/contract';
import { type ContractForm, Form, FormError, SubmitButton } from '@home-truths/platform/forms';
import { Button, Stack, Text } from '@home-truths/platform/ui';
import { Dialog, DialogClose, Portal } from '@home-truths/platform/ui/dialog';
import { type ReactNode, useState } from 'react';
import { AnonymousCheckbox } from '../review-fields/anonymous-checkbox.tsx';
import { ContentFields } from '../review-fields/content-fields.tsx';
import { PhotoUploader } from '../review-fields/photos/photo-uploader.tsx';
import { usePhotoUpload } from '../review-fields/photos/use-photo-upload.ts';
import { ResidencyChoice } from '../review-fields/radio-group.tsx';
import type { ReviewValues } from '../review-fields/review-values.ts';
import { StarChoice } from '../review-fields/star-choice.tsx';
import { TagChoice } from '../review-fields/tag-choice.tsx';
import type { LinkAccess } from './link-access.ts';
import { useEditForm } from './use-edit-form.ts';

interface EditFooterProps {
  form: ContractForm<ReviewValues>;
  /** Set if the review has changed meanwhile. */
  conflictMessage: string | undefined;
  /** True if the user tries to close the dialog with unsaved changes. */
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
    {/* `disabled={false}` would replace the button’s own */}
    <SubmitButton form={form} submittingLabel="Saving..." {...(isUploading && { disabled: true })}>
      Save changes
    </SubmitButton>
  </>
);

function EditFooter(props: EditFooterProps) {
  const Content = props.conflictMessage ? Conflict : props.isConfirming ? UnsavedChanges : SaveButtons;
  return (
    <Dialog.Footer borderTopWidth="1px" flexWrap="wrap">
      <Content {...props} />
    </Dialog.Footer>
  );
}

interface EditDialogProps {
  review: MyReview;
  linkAccess: LinkAccess | undefined;
  onClose(): void;
}

export function EditDialog({ review, linkAccess, onClose }: EditDialogProps) {
  const { form, conflictMessage, reload } = useEditForm(review, linkAccess, onClose);
  const upload = usePhotoUpload(form);
  const { isDirty } = form.formState;
  const [isConfirming, setConfirming] = useState(false);
  const close = () => (isDirty ? setConfirming(true) : onClose());
  return (
    <Dialog.Root open onOpenChange={({ open }) => !open && close()} closeOnInteractOutside={false}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content maxW={{ md: '44rem' }}>
            <Dialog.Header>
              <Dialog.Title>Edit review</Dialog.Title>
              <Dialog.Description lineClamp="1">
                <span translate="no">{`${review.property.address}, ${review.property.suburb}`}</span>
              </Dialog.Description>
            </Dialog.Header>
            <Form form={form} formError={null} display="flex" flexDir="column" flex="1" minH="0">
              <Dialog.Body>
                <Stack gap="6" py="1">
                  {!conflictMessage && <FormError form={form} />}
                  <ResidencyChoice form={form} />
                  <StarChoice form={form} />
                  <ContentFields form={form} />
                  <TagChoice form={form} />
                  <PhotoUploader form={form} upload={upload} />
                  <AnonymousCheckbox form={form} />
                </Stack>
              </Dialog.Body>
              <EditFooter
                form={form}
                conflictMessage={conflictMessage}
                isConfirming={isConfirming}
                isUploading={upload.isBusy}
                onCancel={close}
                onDiscard={onClose}
                onKeepEditing={() => setConfirming(false)}
                onReload={reload}
              />
            </Form>
            <DialogClose label="Close edit" />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
