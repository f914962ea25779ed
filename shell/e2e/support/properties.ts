import type { APIRequestContext, Page } from '@playwright/test';
import { makeBuilding, makeProperty, makeReview, uniqueTerm } from './admin.ts';

export interface Property {
  id: number;
  address: string;
  reviewCount: number;
}

/** A suburb of the demonstration data with enough reviews for an average. */
export const REVIEWED_SUBURB = { path: '/suburb/vic/st-kilda-3182', name: 'St Kilda VIC 3182' };

export const reviewsOf = (page: Page) => page.getByRole('article');

const searchProperties = async (request: APIRequestContext, query: string): Promise<Property[]> =>
  (await request.get(`/api/properties/search?${query}`)).json();

/** The demonstration's house with the most reviews. Tests only read it: they write to their own properties. */
export async function busiestProperty(request: APIRequestContext) {
  const [property] = await searchProperties(request, 'propertyType=house&sort=most-reviews&limit=1');
  return property as Property;
}

/** A new property without reviews, which no other test uses. */
export async function unreviewedProperty(request: APIRequestContext): Promise<Property> {
  const id = await makeProperty(request, uniqueTerm());
  return (await request.get(`/api/properties/${id}`)).json();
}

interface Listed {
  photos: string[];
  isVerified: boolean;
}

/** A property that has such a review among its newest twenty. */
async function propertyWith(
  request: APIRequestContext,
  isWanted: (review: Listed) => boolean,
): Promise<number> {
  for (const { id } of await searchProperties(request, 'sort=most-reviews&limit=100')) {
    const reviews: Listed[] = await (await request.get(`/api/properties/${id}/reviews?limit=20`)).json();
    if (reviews.some(isWanted)) return id;
  }
  throw new Error('No property has such a review');
}

/** A property with a review that has photos. */
export const propertyWithPhotos = (request: APIRequestContext) =>
  propertyWith(request, ({ photos }) => photos.length > 0);

/** A property with a review that a moderator has verified. */
export const propertyWithVerifiedReview = (request: APIRequestContext) =>
  propertyWith(request, ({ isVerified }) => isVerified);

/** A new building of four properties, one of them without reviews. */
export async function makeReviewedBuilding(request: APIRequestContext) {
  const street = uniqueTerm();
  const building = await makeBuilding(request, street, ['2', '10', 'G02', 'Room 7']);
  const [two, ten, ground, unreviewed] = building.properties as [number, number, number, number];
  await makeReview(request, two, 'Thin walls everywhere', 2);
  await makeReview(request, two, 'Bins full all week', 1);
  await makeReview(request, ten, 'Sunny and dry', 5);
  await makeReview(request, ground, 'Fine on the ground floor', 4);
  return { ...building, street, two, ten, unreviewed };
}
