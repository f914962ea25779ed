import { RESIDENCY } from '@home-truths/platform/contract';
import { Box, Button, Flex, Text } from '@home-truths/platform/ui';
import { Dialog, DialogClose, Portal } from '@home-truths/platform/ui/dialog';
import { localDate, Picture } from '@home-truths/platform/ui/home';
import { ChevronLeft, ChevronRight } from '@home-truths/platform/ui/icons';
import { type KeyboardEvent, useState } from 'react';
import { altOf, type PhotographedReview } from './photographed-review.ts';

interface LightboxProps {
  review: PhotographedReview;
  /** Index of the photo to begin with. */
  first: number;
  onClose(): void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The index of the photo in view, and how to change it; it wraps around. */
function usePhotoIndex(count: number, first: number) {
  const [at, setAt] = useState(first);
  const turn = (by: number) => setAt(now => (now + by + count) % count);
  const onKeyDown = ({ key }: KeyboardEvent) => turn(STEPS[key] ?? 0);
  return { at, turn, onKeyDown };
}

const PhotoNavigation = ({ turn }: { turn(by: number): void }) => (
  <Flex gap="3" justify="center">
    <Button look="inverted" size="icon" aria-label="Previous photo" onClick={() => turn(-1)}>
      <ChevronLeft aria-hidden />
    </Button>
    <Button look="inverted" size="icon" aria-label="Next photo" onClick={() => turn(1)}>
      <ChevronRight aria-hidden />
    </Button>
  </Flex>
);

/** The month of an instant: `Nov 2026`. */
const monthOf = (instant: string) => localDate(instant).replace(/^\d+ /, '');

/** The description of the photo, and its author: `Ana T. · Lived here · Nov 2026`. */
function Caption({ review, at }: { review: PhotographedReview; at: number }) {
  const { photoDescriptions, authorName, isAnonymous, residencyStatus, createdAt } = review;
  const shows = photoDescriptions?.[at];
  return (
    <Box textAlign="center" maxW="measure" overflowWrap="anywhere">
      {shows && (
        <Text dir="auto" fontWeight="600">
          {shows}
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

/** A full-window photo viewer: arrow keys navigate, Escape closes it and restores the focus (decision 119). */
export function Lightbox({ review, first, onClose }: LightboxProps) {
  const { photos, title } = review;
  const { at, turn, onKeyDown } = usePhotoIndex(photos.length, first);
  const photo = photos[at] as string;
  return (
    <Dialog.Root open placement={'full' as never} onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content onKeyDown={onKeyDown}>
            <Dialog.Header>
              <Dialog.Title aria-live="polite">{`Photo ${at + 1} of ${photos.length}`}</Dialog.Title>
              <Dialog.Description color="deep.muted" dir="auto" lineClamp="1">
                {title}
              </Dialog.Description>
            </Dialog.Header>
            <Dialog.Body>
              <Box pos="relative" h="full">
                <Picture key={photo} src={photo} alt={altOf(review, at)} eager uncropped />
              </Box>
            </Dialog.Body>
            <Dialog.Footer flexDir="column" alignItems="center">
              <Caption review={review} at={at} />
              {photos.length > 1 && <PhotoNavigation turn={turn} />}
            </Dialog.Footer>
            <DialogClose label="Close photos" look="inverted" />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
