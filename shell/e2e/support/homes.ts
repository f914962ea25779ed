import type { APIRequestContext } from '@playwright/test';
import { makeHome, marker } from './admin.ts';

export interface Home {
  id: number;
  address: string;
  reviewCount: number;
}

const searchHomes = async (request: APIRequestContext, query: string): Promise<Home[]> =>
  (await request.get(`/api/properties/search?${query}`)).json();

/** The demonstration's house with the most reviews, to be read only: journeys write at homes of their own. */
export async function busiestHome(request: APIRequestContext) {
  const [home] = await searchHomes(request, 'propertyType=house&sort=most-reviews&limit=1');
  return home as Home;
}

/** A new home, which nobody has reviewed and no other journey knows. */
export async function unreviewedHome(request: APIRequestContext): Promise<Home> {
  const id = await makeHome(request, marker());
  return (await request.get(`/api/properties/${id}`)).json();
}

interface Listed {
  photos: string[];
  isVerified: boolean;
}

/** A home that has a review of this kind among its newest twenty. */
async function homeWith(request: APIRequestContext, isWanted: (review: Listed) => boolean): Promise<number> {
  for (const { id } of await searchHomes(request, 'sort=most-reviews&limit=100')) {
    const reviews: Listed[] = await (await request.get(`/api/properties/${id}/reviews?limit=20`)).json();
    if (reviews.some(isWanted)) return id;
  }
  throw new Error('no home has such a review');
}

/** A home with a review that shows photos. */
export const homeWithPhotos = (request: APIRequestContext) =>
  homeWith(request, ({ photos }) => photos.length > 0);

/** A home with a review that a moderator verified. */
export const homeWithVerified = (request: APIRequestContext) =>
  homeWith(request, ({ isVerified }) => isVerified);
