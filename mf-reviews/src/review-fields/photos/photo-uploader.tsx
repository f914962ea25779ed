import { LIMITS } from '@home-truths/platform/contract';
import type { ContractForm } from '@home-truths/platform/forms';
import { Box, chakra, Text, VisuallyHidden } from '@home-truths/platform/ui';
import { ImagePlus } from '@home-truths/platform/ui/icons';
import { dropZoneRecipe } from '@home-truths/platform/ui/recipes';
import { type DragEvent, useRef } from 'react';
import { FieldGroup } from '../field-group.tsx';
import type { ReviewValues } from '../review-values.ts';
import { TOO_MANY_PHOTOS } from './check-photos.ts';
import { PendingPhotoRow, UploadedPhoto } from './photo-rows.tsx';
import { useFormPhotos } from './use-form-photos.ts';
import type { PhotoUpload } from './use-photo-upload.ts';

const DropZone = chakra('label', {
  base: {
    ...dropZoneRecipe.base,
    gap: '3',
    minH: { base: '12', md: '24' },
    px: '4',
    py: '3',
    bg: 'bg.panel',
    textAlign: 'center',
  },
});

interface PhotoPickerProps {
  onPick(photos: File[]): void;
}

function PhotoPicker({ onPick }: PhotoPickerProps) {
  const drop = (event: DragEvent) => {
    event.preventDefault();
    onPick([...event.dataTransfer.files]);
  };
  return (
    <DropZone onDragOver={event => event.preventDefault()} onDrop={drop}>
      <VisuallyHidden asChild>
        <input
          type="file"
          multiple
          // all formats: phones convert theirs to JPEG, and `shrinkPhoto` converts what the browser can decode
          accept="image/*"
          onChange={({ currentTarget }) => {
            const photos = [...(currentTarget.files ?? [])];
            // so that a removed file can be chosen again
            currentTarget.value = '';
            onPick(photos);
          }}
        />
      </VisuallyHidden>
      <ImagePlus /> Add photos
    </DropZone>
  );
}

const Rows = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    mb: '3',
    _empty: { display: 'none' },
  },
});

const ErrorText = ({ message }: { message: string }) => (
  <Text mt="1.5" textStyle="meta" fontWeight="500" color="danger.fg">
    {message}
  </Text>
);

interface PhotoUploaderProps {
  form: ContractForm<ReviewValues>;
  upload: PhotoUpload;
}

export function PhotoUploader({ form, upload }: PhotoUploaderProps) {
  const { photos, errorText, describe } = useFormPhotos(form);
  const container = useRef<HTMLDivElement>(null);
  const count = photos.length + upload.uploadingCount;
  const pick = (picked: File[]) => {
    // the last photo removes the focused picker
    if (count + picked.length === LIMITS.photos) container.current?.focus();
    upload.add(picked);
  };
  /** Moves the focus to the container, since `action` removes the focused button. */
  const withFocus = (action: () => void) => () => {
    action();
    container.current?.focus();
  };
  const shownError = errorText ?? (upload.isOverLimit && TOO_MANY_PHOTOS.cause);
  return (
    <FieldGroup
      legend={`Up to ${LIMITS.photos} photos (optional)`}
      help="JPEG, PNG or WebP, up to 3 MB each. We remove the date and location stored in them. Don’t include faces, number plates or other people’s belongings."
    >
      <Box ref={container} tabIndex={-1} outline="none">
        <Rows>
          {photos.map((photo, index) => (
            <UploadedPhoto
              key={photo.url}
              photo={photo}
              index={index}
              count={photos.length}
              onDescribe={text => describe(index, text)}
              onRemove={withFocus(() => upload.remove(index))}
            />
          ))}
          {upload.pending.map(photo => (
            <PendingPhotoRow
              key={photo.id}
              photo={photo}
              onCancel={withFocus(() => upload.cancel(photo))}
              // replaces the row of the same file
              onRetry={withFocus(() => upload.add([photo.file]))}
            />
          ))}
        </Rows>
        {count < LIMITS.photos && <PhotoPicker onPick={pick} />}
        {shownError && <ErrorText message={shownError} />}
      </Box>
    </FieldGroup>
  );
}
