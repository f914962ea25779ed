import type { APIRequestContext, Page } from '@playwright/test';
import { makeProperty, makeReview, uniqueTerm } from './admin.ts';
import { registerByApi, send } from './members.ts';
import { visit } from './visit.ts';

/** New properties in one street, the first of them with two reviews. */
export async function makeProperties(request: APIRequestContext, count: number, street = uniqueTerm()) {
  const ids: number[] = [];
  for (let left = count; left > 0; left--) ids.push(await makeProperty(request, street));
  const [first] = ids as [number];
  await makeReview(request, first, 'Damp in every corner', 2, ['Leaks', 'Pests']);
  await makeReview(request, first, 'Fine when I saw it', 4, ['Leaks']);
  return ids;
}

export const table = (page: Page) => page.getByRole('table');

export const cellsOf = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
    .getByRole('cell');

/** Compares three properties of the demonstration data with reviews. */
export async function visitReviewed(page: Page) {
  const found = await page.request.get('/api/properties/search?sort=most-reviews&limit=3');
  const properties: { id: number }[] = await found.json();
  await visit(page, `/compare?homes=${properties.map(({ id }) => id)}`);
}

/** Registers a member with these bookmarks. */
export async function registerWithBookmarks(page: Page, ids: number[]) {
  const { id: userId } = await registerByApi(page);
  for (const propertyId of ids) await send(page, 'POST', '/api/bookmarks', { userId, propertyId });
}
