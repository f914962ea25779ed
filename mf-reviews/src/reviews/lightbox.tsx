import { RESIDENCY } from '@home-truths/platform/contract';
import { Box, Button, Flex, Text } from '@home-truths/platform/ui';
import { Dialog, DialogClose, Portal } from '@home-truths/platform/ui/dialog';
import { ChevronLeft, ChevronRight } from '@home-truths/platform/ui/icons';
import { localDate, Picture } from '@home-truths/platform/ui/property';
import { type KeyboardEvent, useState } from 'react';
import { descriptionOf, photoAlt, type ReviewWithPhotos } from './review-with-photos.ts';

interface LightboxProps {
  review: ReviewWithPhotos;
  firstIndex: number;
  onClose(): void;
}

const ARROW_KEY_STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function usePhotoIndex(count: number, firstIndex: number) {
  const [index, setIndex] = useState(firstIndex);
  const step = (by: number) => setIndex(current => (current + by + count) % count);
  const onKeyDown = ({ key }: KeyboardEvent) => step(ARROW_KEY_STEPS[key] ?? 0);
  return { index, step, onKeyDown };
}

const PhotoNavigation = ({ step }: { step(by: number): void }) => (
  <Flex gap="3" justify="center">
    <Button look="inverted" size="icon" aria-label="Previous photo" onClick={() => step(-1)}>
      <ChevronLeft aria-hidden />
    </Button>
    <Button look="inverted" size="icon" aria-label="Next photo" onClick={() => step(1)}>
      <ChevronRight aria-hidden />
    </Button>
  </Flex>
);

/** Returns `Nov 2026`, from `14 Nov 2026`. */
const monthOf = (instant: string) => localDate(instant).replace(/^\d+ /, '');

function Caption({ review, index }: { review: ReviewWithPhotos; index: number }) {
  const { authorName, isAnonymous, residencyStatus, createdAt } = review;
  const description = descriptionOf(review, index);
  return (
    <Box textAlign="center" maxW="measure" overflowWrap="anywhere">
      {description && (
        <Text dir="auto" fontWeight="600">
          {description}
        </Text>
      )}
      <Text textStyle="meta" color="deep.muted">
        <bdi translate={isAnonymous ? undefined : 'no'}>{authorName}</bdi>
        <span>{` · ${RESIDENCY[residencyStatus]}`}</span>
        {createdAt && <time dateTime={createdAt}>{` · ${monthOf(createdAt)}`}</time>}
      </Text>
    </Box>
  );
}

export function Lightbox({ review, firstIndex, onClose }: LightboxProps) {
  const { photos, title } = review;
  const { index, step, onKeyDown } = usePhotoIndex(photos.length, firstIndex);
  const photo = photos[index] as string;
  return (
    <Dialog.Root open placement="full" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content onKeyDown={onKeyDown}>
            <Dialog.Header>
              <Dialog.Title aria-live="polite">{`Photo ${index + 1} of ${photos.length}`}</Dialog.Title>
              <Dialog.Description color="deep.muted" dir="auto" lineClamp="1">
                {title}
              </Dialog.Description>
            </Dialog.Header>
            <Dialog.Body>
              <Box pos="relative" h="full">
                <Picture key={photo} src={photo} alt={photoAlt(review, index)} eager uncropped />
              </Box>
            </Dialog.Body>
            <Dialog.Footer flexDir="column" alignItems="center">
              <Caption review={review} index={index} />
              {photos.length > 1 && <PhotoNavigation step={step} />}
            </Dialog.Footer>
            <DialogClose label="Close photos" look="inverted" />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
