import type { APIRequestContext, Page } from '@playwright/test';
import { makeProperty, makeReview, uniqueTerm } from './admin.ts';

/** The checklist of the guides, which belongs to no property. */
export const CHECKLIST = '/resources/checklists/inspection';
export const LINE = /^Roof line straight/;

export const line = (page: Page, name: string | RegExp) =>
  page.getByRole('checkbox', { name, exact: typeof name === 'string' });
export const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
export const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' });

export const TAGS = [
  'Leaks',
  'Noise Issues',
  'Pests',
  'Structural Issues',
  'High Strata Fees',
  'Security Concerns',
  'Good Location',
  'Parking Issues',
];

/** A new property with reviews that name these tags, the first ones most often. */
export async function makeTaggedProperty(request: APIRequestContext, tags = TAGS) {
  const id = await makeProperty(request, uniqueTerm());
  await makeReview(request, id, 'All of them', 2, tags);
  await makeReview(request, id, 'Most of them', 2, tags.slice(0, -1));
  await makeReview(request, id, 'The first of them', 3, tags.slice(0, 1));
  return id;
}
