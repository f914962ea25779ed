import type { APIRequestContext } from '@playwright/test';

export interface Home {
  id: number;
  address: string;
  reviewCount: number;
}

export const searchHomes = async (request: APIRequestContext, query: string): Promise<Home[]> =>
  (await request.get(`/api/properties/search?${query}`)).json();

/** The house with the most reviews; the homes that tests build are apartments. */
export async function busiestHome(request: APIRequestContext) {
  const [home] = await searchHomes(request, 'propertyType=house&sort=most-reviews&limit=1');
  return home as Home;
}

/** A house nobody has reviewed: they come last. */
export async function unreviewedHome(request: APIRequestContext) {
  const houses = 'propertyType=house&sort=most-reviews&limit=1';
  const total = (await request.get(`/api/properties/search?${houses}`)).headers()['x-total-count'];
  const [home] = await searchHomes(request, `${houses}&page=${total}`);
  return home as Home;
}
