import { Box, Button, chakra, Flex, Text } from '@home-truths/platform/ui';
import { ImageOff, RotateCcw, Trash2, X } from '@home-truths/platform/ui/icons';
import { Picture } from '@home-truths/platform/ui/property';
import type { DescribedPhoto } from '../review-values.ts';
import { PhotoDescription } from './photo-description.tsx';
import type { PendingPhoto } from './use-photo-upload.ts';

const Row = chakra('li', {
  base: { display: 'flex', gap: '3', alignItems: 'center', minW: '0' },
});

const Square = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    pos: 'relative',
    flexShrink: '0',
    boxSize: '24',
    overflow: 'hidden',
    bg: 'bg.subtle',
    color: 'fg.muted',
    borderRadius: 'control',
    fontSize: '0.8rem',
  },
});

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

interface UploadedPhotoProps {
  photo: DescribedPhoto;
  index: number;
  count: number;
  onDescribe(description: string): void;
  onRemove(): void;
}

export const UploadedPhoto = ({ photo, index, count, onDescribe, onRemove }: UploadedPhotoProps) => (
  <Row>
    <Square>
      <Picture src={photo.url} alt={`Photo ${index + 1} of ${count}`} />
      <Button
        look="outline"
        size="icon"
        pos="absolute"
        top="0"
        insetEnd="0"
        aria-label={`Remove photo ${index + 1} of ${count}`}
        onClick={onRemove}
      >
        <Trash2 size={18} />
      </Button>
    </Square>
    <PhotoDescription description={photo.description} index={index} count={count} onChange={onDescribe} />
  </Row>
);

const UploadProgress = ({ progress }: { progress: number }) => (
  <>
    <Progress value={progress} max={100} aria-label="Uploading photo" />
    <Text role="status" mt="1.5" textStyle="meta" color="fg.muted">
      Uploading photo...
    </Text>
  </>
);

interface PendingPhotoRowProps {
  photo: PendingPhoto;
  onCancel(): void;
  onRetry(): void;
}

export const PendingPhotoRow = ({ photo, onCancel, onRetry }: PendingPhotoRowProps) => {
  const { file, progress, error } = photo;
  return (
    <Row>
      <Square>{error ? <ImageOff size={24} /> : <span>{`${Math.round(progress)}%`}</span>}</Square>
      <Box flex="1" minW="0">
        <Text fontWeight="600" truncate>
          <span translate="no">{file.name}</span>
        </Text>
        {error ? (
          <Text color="danger.fg" fontWeight="500" textStyle="meta">
            {error.cause}
          </Text>
        ) : (
          <UploadProgress progress={progress} />
        )}
        <Flex gap="2" mt="1.5" wrap="wrap">
          {error?.canRetry && (
            <Button look="outline" onClick={onRetry}>
              <RotateCcw size={18} aria-hidden /> Try again
            </Button>
          )}
          <Button
            look="ghost"
            aria-label={error ? `Remove ${file.name}` : `Cancel upload of ${file.name}`}
            onClick={onCancel}
          >
            <X size={18} aria-hidden /> <span>{error ? 'Remove' : 'Cancel'}</span>
          </Button>
        </Flex>
      </Box>
    </Row>
  );
};
