import type { APIRequestContext } from '@playwright/test';
import { makeProperty, marker } from './admin.ts';

export interface Property {
  id: number;
  address: string;
  reviewCount: number;
}

const searchProperties = async (request: APIRequestContext, query: string): Promise<Property[]> =>
  (await request.get(`/api/properties/search?${query}`)).json();

/** The demonstration's house with the most reviews, to be read only: journeys write at homes of their own. */
export async function busiestProperty(request: APIRequestContext) {
  const [property] = await searchProperties(request, 'propertyType=house&sort=most-reviews&limit=1');
  return property as Property;
}

/** A new home, which nobody has reviewed and no other journey knows. */
export async function unreviewedProperty(request: APIRequestContext): Promise<Property> {
  const id = await makeProperty(request, marker());
  return (await request.get(`/api/properties/${id}`)).json();
}

interface Listed {
  photos: string[];
  isVerified: boolean;
}

/** A home that has a review of this kind among its newest twenty. */
async function propertyWith(
  request: APIRequestContext,
  isWanted: (review: Listed) => boolean,
): Promise<number> {
  for (const { id } of await searchProperties(request, 'sort=most-reviews&limit=100')) {
    const reviews: Listed[] = await (await request.get(`/api/properties/${id}/reviews?limit=20`)).json();
    if (reviews.some(isWanted)) return id;
  }
  throw new Error('no home has such a review');
}

/** A home with a review that shows photos. */
export const propertyWithPhotos = (request: APIRequestContext) =>
  propertyWith(request, ({ photos }) => photos.length > 0);

/** A home with a review that a moderator verified. */
export const propertyWithVerifiedReview = (request: APIRequestContext) =>
  propertyWith(request, ({ isVerified }) => isVerified);
