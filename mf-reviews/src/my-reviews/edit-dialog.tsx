import type { MyReview } from '@home-truths/platform/contract';
import { Form, FormError } from '@home-truths/platform/forms';
import { Stack } from '@home-truths/platform/ui';
import { Dialog, DialogClose, Portal } from '@home-truths/platform/ui/dialog';
import { useState } from 'react';
import { AnonymousCheckbox } from '../review-fields/anonymous-checkbox.tsx';
import { ResidencyChoice } from '../review-fields/choice.tsx';
import { ContentFields } from '../review-fields/content-fields.tsx';
import { PhotoUploader } from '../review-fields/photos/photo-uploader.tsx';
import { usePhotoUpload } from '../review-fields/photos/use-photo-upload.ts';
import { StarChoice } from '../review-fields/star-choice.tsx';
import { TagChoice } from '../review-fields/tag-choice.tsx';
import type { ByKey } from './by-key.ts';
import { EditFooter } from './edit-footer.tsx';
import { useEditForm } from './use-edit-form.ts';

interface EditDialogProps {
  review: MyReview;
  byKey: ByKey | undefined;
  onClose(): void;
}

/** Closing the dialog with unsaved changes requires a confirmation. */
function useConfirmClose(isDirty: boolean, onClose: () => void) {
  const [isConfirming, setConfirming] = useState(false);
  const close = () => (isDirty ? setConfirming(true) : onClose());
  return { isConfirming, close, stay: () => setConfirming(false) };
}

/** Edits the user's own review with the fields it was written with. */
export function EditDialog({ review, byKey, onClose }: EditDialogProps) {
  const { form, changed, reload } = useEditForm(review, byKey, onClose);
  const upload = usePhotoUpload(form);
  const { isConfirming, close, stay } = useConfirmClose(form.formState.isDirty, onClose);
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
                  {!changed && <FormError form={form} />}
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
                changed={changed}
                isConfirming={isConfirming}
                isUploading={upload.isBusy}
                onCancel={close}
                onDiscard={onClose}
                onStay={stay}
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
