import { InvalidInput } from '../platform/http/errors.ts';

interface DescribedPhotos {
  photos: string[];
  photoDescriptions: string[];
}

interface SentPhotos {
  photos?: string[];
  photoDescriptions?: string[] | undefined;
}

const keptDescriptions = ({ photos, photoDescriptions }: DescribedPhotos, sent: string[] | undefined) =>
  sent ? sent.map(url => photoDescriptions[photos.indexOf(url)] ?? '') : photoDescriptions;

/** Adds a description for each photo, or an empty list if all are empty. If none are sent, photos keep theirs. */
export function addDescriptions<Values extends SentPhotos>(
  values: Values,
  stored: DescribedPhotos = { photos: [], photoDescriptions: [] },
): Values & Pick<DescribedPhotos, 'photoDescriptions'> {
  const photos = values.photos ?? stored.photos;
  const descriptions = values.photoDescriptions ?? keptDescriptions(stored, values.photos);
  if (descriptions.length > photos.length)
    throw new InvalidInput([{ path: 'body.photoDescriptions', message: 'Each photo has one description' }]);
  const photoDescriptions = descriptions.some(Boolean)
    ? photos.map((_, index) => descriptions[index] ?? '')
    : [];
  return { ...values, photoDescriptions };
}

/** SQL for `columnsOf`: the descriptions filled up to one per photo; a review has at most three. */
export const FILLED_DESCRIPTIONS = {
  photoDescriptions: `(review.photo_descriptions || '{"","",""}'::text[])[1:cardinality(review.photos)]`,
};
