import { Box, chakra, Grid, LazyPart, lazyWithRetry, Text, TextButton } from '@home-truths/platform/ui';
import { Picture } from '@home-truths/platform/ui/property';
import { useState } from 'react';
import { LINE } from './review-content.tsx';
import { photoAlt, type ReviewWithPhotos } from './review-with-photos.ts';

const MAX_THUMBNAILS = 3;

const Thumbnail = chakra(
  'button',
  {
    base: {
      display: 'block',
      pos: 'relative',
      w: 'full',
      aspectRatio: '4 / 3',
      overflow: 'hidden',
      borderRadius: 'control',
      fontSize: '0.8rem',
      cursor: 'zoom-in',
      '@media (scripting: none)': { pointerEvents: 'none' },
    },
  },
  { defaultProps: { type: 'button', 'aria-haspopup': 'dialog' } },
);

const loadLightbox = lazyWithRetry(() =>
  import(/* webpackChunkName: "dialogs" */ './lightbox.tsx').then(module => module.Lightbox),
);

const Failed = () => (
  <Text role="alert" color="danger.fg">
    We couldn’t open that photo. Please try again.
  </Text>
);

/** Counts clicks, since each is a new attempt to load the lightbox. */
function useLightbox() {
  const [opened, setOpened] = useState({ index: -1, attempt: 0 });
  const open = (index: number) => setOpened(({ attempt }) => ({ index, attempt: attempt + 1 }));
  const close = () => open(-1);
  return { opened, open, close };
}

export function ReviewPhotos({ review }: { review: ReviewWithPhotos }) {
  const { photos } = review;
  const { opened, open, close } = useLightbox();
  const hidden = photos.length - MAX_THUMBNAILS;
  return (
    <Box>
      <Grid templateColumns="repeat(3, minmax(0, 1fr))" gap="1" maxW={LINE}>
        {photos.slice(0, MAX_THUMBNAILS).map((photo, index) => (
          <Thumbnail key={photo} onClick={() => open(index)}>
            <Picture src={photo} alt={photoAlt(review, index)} />
          </Thumbnail>
        ))}
      </Grid>
      {hidden > 0 && (
        <TextButton mt="2" minH="11" aria-haspopup="dialog" onClick={() => open(MAX_THUMBNAILS)}>
          {`+${hidden} more ${hidden === 1 ? 'photo' : 'photos'}`}
        </TextButton>
      )}
      {opened.index >= 0 && (
        <LazyPart
          key={opened.attempt}
          load={loadLightbox}
          props={{ review, firstIndex: opened.index, onClose: close }}
          errorFallback={<Failed />}
        />
      )}
    </Box>
  );
}
