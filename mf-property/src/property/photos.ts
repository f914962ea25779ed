import type { PropertyDetail } from '@home-truths/platform/contract';

/** A photo of a property; only a photo of a review has a description, which may be empty. */
export interface PropertyPhoto {
  url: string;
  description?: string;
}

/** All photos of a property: its own first, then those of its reviews. */
export const photosOf = ({ propertyImages, reviewPhotos = [] }: PropertyDetail): PropertyPhoto[] => [
  ...propertyImages.map(url => ({ url })),
  ...reviewPhotos,
];
