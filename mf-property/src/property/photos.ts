import type { PropertyDetail } from '@home-truths/platform/contract';

/** A photo of a home; what it shows is known, or empty, where it belongs to a review. */
export interface HomePhoto {
  url: string;
  description?: string;
}

/** All photos of a home: its own first, then those of its reviews. */
export const photosOf = ({ propertyImages, reviewPhotos = [] }: PropertyDetail): HomePhoto[] => [
  ...propertyImages.map(url => ({ url })),
  ...reviewPhotos,
];

/** Whether there is more to say or to turn than a single own photo. */
export const needsGallery = (photos: HomePhoto[]) =>
  photos.length > 1 || photos[0]?.description !== undefined;
