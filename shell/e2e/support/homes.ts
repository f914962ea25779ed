import type { APIRequestContext } from '@playwright/test';
import { makeHome, marker } from './desk.ts';

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

/** A home with a review that shows photos. */
export async function homeWithPhotos(request: APIRequestContext) {
  for (const { id } of await searchHomes(request, 'sort=most-reviews&limit=100')) {
    const reviews = await (await request.get(`/api/properties/${id}/reviews`)).json();
    if (reviews.some(({ photos }: { photos: string[] }) => photos.length > 0)) return id;
  }
  throw new Error('no review has photos');
}
