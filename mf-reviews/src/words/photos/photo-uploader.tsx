import { LIMITS } from '@home-truths/platform/contract';
import { type ContractForm, useWatch } from '@home-truths/platform/forms';
import { Box, Button, chakra, Grid, Text } from '@home-truths/platform/ui';
import { Picture } from '@home-truths/platform/ui/home';
import { Trash2 } from '@home-truths/platform/ui/icons';
import { useRef } from 'react';
import { Group } from '../group.tsx';
import type { ReviewValues } from '../review-values.ts';
import { PhotoPicker } from './photo-picker.tsx';
import type { PhotoUpload } from './use-photo-upload.ts';

const Progress = chakra('progress', {
  base: {
    display: 'block',
    w: 'full',
    h: '2',
    appearance: 'none',
    bg: 'bg.subtle',
    borderRadius: 'full',
    overflow: 'hidden',
    '&::-webkit-progress-bar': { bg: 'bg.subtle' },
    '&::-webkit-progress-value': { bg: 'brand.solid', transition: 'width 200ms' },
    '&::-moz-progress-bar': { bg: 'brand.solid' },
  },
});

interface ChosenPhotoProps {
  url: string;
  name: string;
  onRemove(): void;
}

const ChosenPhoto = ({ url, name, onRemove }: ChosenPhotoProps) => (
  <Box as="li" pos="relative">
    <Box
      pos="relative"
      aspectRatio="4 / 3"
      overflow="hidden"
      borderRadius="control"
      bg="bg.subtle"
      fontSize="0.8rem"
    >
      <Picture src={url} alt={name} />
    </Box>
    <Button
      look="outline"
      size="icon"
      pos="absolute"
      top="1.5"
      insetEnd="1.5"
      aria-label={`Remove ${name.toLowerCase()}`}
      onClick={onRemove}
    >
      <Trash2 size={18} />
    </Button>
  </Box>
);

interface PhotoUploaderProps {
  form: ContractForm<ReviewValues>;
  upload: PhotoUpload;
}

/** Up to three photos, each sent as soon as it is chosen, and what the site does with them. */
export function PhotoUploader({ form, upload }: PhotoUploaderProps) {
  const photos = useWatch({ control: form.control, name: 'photos' });
  const wrong = form.formState.errors.photos?.message;
  const part = useRef<HTMLDivElement>(null);
  const remove = (url: string) => {
    upload.remove(url);
    part.current?.focus();
  };
  return (
    <Group
      legend={`Up to ${LIMITS.photos} photos (optional)`}
      help="JPEG, PNG or WebP, up to 3MB each. Photos are resized to 1200px width at 80% quality, and where and when they were taken is removed. Leave out faces, number plates and other people's things."
    >
      <Box ref={part} tabIndex={-1} outline="none">
        {photos.length > 0 && (
          <Grid
            as="ul"
            m="0"
            p="0"
            listStyle="none"
            mb="3"
            templateColumns="repeat(3, minmax(0, 1fr))"
            gap="2.5"
          >
            {photos.map((url, index) => (
              <ChosenPhoto
                key={url}
                url={url}
                name={`Photo ${index + 1} of ${photos.length}`}
                onRemove={() => remove(url)}
              />
            ))}
          </Grid>
        )}
        {photos.length < LIMITS.photos && <PhotoPicker isBusy={upload.isBusy} onPick={upload.add} />}
        {wrong && (
          <Text mt="1.5" textStyle="meta" fontWeight="500" color="danger.fg">
            {wrong}
          </Text>
        )}
        {upload.isBusy && (
          <Box mt="3">
            <Progress value={upload.progress} max={100} aria-label="Uploading photo" />
            <Text role="status" mt="1.5" textStyle="meta" color="fg.muted">
              Uploading photo...
            </Text>
          </Box>
        )}
      </Box>
    </Group>
  );
}
