import { LIMITS } from '@home-truths/platform/contract';
import { Box, Button, chakra, Flex, Text, VisuallyHidden } from '@home-truths/platform/ui';
import { ChevronLeft, ImagePlus, Trash2 } from '@home-truths/platform/ui/icons';
import { Picture } from '@home-truths/platform/ui/property';
import { dropZoneRecipe } from '@home-truths/platform/ui/recipes';
import { useId, useRef } from 'react';
import { IMAGE_TYPES, type useImages } from './use-images.ts';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  },
});

const AddImageLabel = chakra('label', {
  base: {
    ...dropZoneRecipe.base,
    flexDirection: 'column',
    gap: '2',
    h: 'full',
    minH: '28',
    '&:has(:disabled)': { opacity: '0.55', cursor: 'not-allowed' },
  },
});

type Images = ReturnType<typeof useImages>;

interface ImageProps {
  images: Images;
  index: number;
  url: string;
  /** Must move the focus, since the button is gone. */
  onRemoved(): void;
}

const Image = ({ images, index, url, onRemoved }: ImageProps) => (
  <li>
    <Box pos="relative" aspectRatio="4 / 3" overflow="hidden" borderRadius="control" fontSize="0.8rem">
      <Picture src={url} alt={`Image ${index + 1} of ${images.images.length}`} />
    </Box>
    <Flex mt="1" justify="space-between">
      {index > 0 && (
        <Button
          look="ghost"
          size="icon"
          aria-label={`Move image ${index + 1} forward`}
          onClick={() => images.moveUp(index)}
        >
          <ChevronLeft size={18} />
        </Button>
      )}
      <Button
        look="ghost"
        size="icon"
        ms="auto"
        aria-label={`Remove image ${index + 1}`}
        onClick={() => {
          images.remove(url);
          onRemoved();
        }}
      >
        <Trash2 size={18} />
      </Button>
    </Flex>
  </li>
);

const Errors = chakra('ul', {
  base: { mt: '2', color: 'danger.fg', fontWeight: '500', textStyle: 'meta', '& bdi': { color: 'fg' } },
});

export function PropertyImages({ images }: { images: Images }) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const errorsId = useId();
  const { images: urls, errors, isBusy, add } = images;
  return (
    <chakra.fieldset ref={fieldset} tabIndex={-1} outline="none" minW="0">
      <chakra.legend fontWeight="600" mb="1.5">
        Images{' '}
        <chakra.span color="fg.muted" fontWeight="400">
          (optional, up to {LIMITS.adminImages})
        </chakra.span>
      </chakra.legend>
      <List>
        {urls.map((url, index) => (
          <Image
            key={url}
            images={images}
            index={index}
            url={url}
            onRemoved={() => fieldset.current?.focus()}
          />
        ))}
        {urls.length < LIMITS.adminImages && (
          <li>
            <AddImageLabel>
              <VisuallyHidden asChild>
                <input
                  type="file"
                  multiple
                  accept={IMAGE_TYPES.join(',')}
                  disabled={isBusy}
                  aria-describedby={errorsId}
                  onChange={({ currentTarget }) => {
                    const files = [...(currentTarget.files ?? [])];
                    // so that a removed file can be chosen again
                    currentTarget.value = '';
                    void add(files);
                  }}
                />
              </VisuallyHidden>
              <ImagePlus /> <span>{isBusy ? 'Uploading...' : 'Add images'}</span>
            </AddImageLabel>
          </li>
        )}
      </List>
      <Errors id={errorsId}>
        {errors.map(({ fileName, cause }) => (
          <li key={fileName}>
            <bdi translate="no">{fileName}</bdi> <span>{cause}</span>
          </li>
        ))}
      </Errors>
      <Text mt="1.5" color="fg.muted" textStyle="meta">
        JPEG, PNG or WebP, up to 3 MB each. The first image is the main picture. If there are none, we show an
        illustration.
      </Text>
    </chakra.fieldset>
  );
}
