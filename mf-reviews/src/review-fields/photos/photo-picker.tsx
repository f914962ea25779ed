import { chakra, VisuallyHidden } from '@home-truths/platform/ui';
import { ImagePlus } from '@home-truths/platform/ui/icons';
import { dropZoneRecipe } from '@home-truths/platform/ui/recipes';
import type { DragEvent } from 'react';

const DropZone = chakra('label', {
  base: {
    ...dropZoneRecipe.base,
    gap: '3',
    minH: '24',
    px: '4',
    py: '3',
    bg: 'bg.panel',
    textAlign: 'center',
  },
});

interface PhotoPickerProps {
  onPick(photos: File[]): void;
}

/** Opens the device's own file picker (on a phone its camera roll), or accepts files dropped on it. */
export function PhotoPicker({ onPick }: PhotoPickerProps) {
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
          // all image formats: phones convert theirs to JPEG here, and this page converts what its browser can decode
          accept="image/*"
          onChange={({ currentTarget }) => {
            const photos = [...(currentTarget.files ?? [])];
            // the same file may be chosen again after it was removed
            currentTarget.value = '';
            onPick(photos);
          }}
        />
      </VisuallyHidden>
      <ImagePlus /> Add photos
    </DropZone>
  );
}
