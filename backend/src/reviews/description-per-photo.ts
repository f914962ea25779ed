import { InvalidInput } from '../platform/http/errors.ts';

/**
 * Returns a description for each photo, or an empty list if all are empty.
 * @throws InvalidInput for more descriptions than photos
 */
export function descriptionPerPhoto(photos: readonly string[], descriptions: string[]): string[] {
  if (descriptions.length > photos.length)
    throw new InvalidInput([{ path: 'body.photoDescriptions', message: 'Each photo has one description' }]);
  return descriptions.some(Boolean) ? photos.map((_, index) => descriptions[index] ?? '') : [];
}
