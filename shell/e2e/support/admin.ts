import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { send } from './members.ts';
import { expect, site } from './visit.ts';

const headers = { Origin: site };
let count = 0;

const process36 = process.pid.toString(36).padStart(5, '0');

/** A word that occurs nowhere else and is as long in every run, by which a test finds its own records. */
export const uniqueTerm = () => `quokka${Date.now().toString(36)}${process36}${(count++).toString(36)}`;

/** Signs the page's browser in as the first administrator. */
export async function signInAsAdmin(page: Page) {
  const { ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '' } = process.env;
  const response = await send(page, 'POST', '/api/auth/login', { email, password });
  expect(response.status()).toBe(200);
}

/** A page of a second administrator, in a separate browser context. */
export async function openAdminPage(browser: Browser) {
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  await signInAsAdmin(page);
  return page;
}

/** The rows of a table of the admin console. */
export const rowsOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody').getByRole('row');

/** The rows with this text in any table of the admin console. */
export const rowWith = (page: Page, text: string) =>
  page.getByRole('main').getByRole('row').filter({ hasText: text });

/** The entries of the audit, without the rows that name their days. */
export const auditEntries = (page: Page) =>
  rowsOf(page, 'Audit').filter({ has: page.getByRole('rowheader') });

/** Creates a record as a visitor. @returns its id */
async function createRecord(request: APIRequestContext, path: string, data: object): Promise<number> {
  const response = await request.post(path, { data, headers });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).id;
}

/** A new property in the given street, in Bondi unless said otherwise. */
export const makeProperty = (
  request: APIRequestContext,
  street: string,
  place = { suburb: 'Bondi', state: 'NSW', postcode: '2026' },
) =>
  createRecord(request, '/api/properties', {
    ...place,
    address: `${1 + (count++ % 400)} ${street} Street`,
    propertyType: 'apartment',
  });

/** New properties with these units in one new building; its address is one of the street. */
export async function makeBuilding(request: APIRequestContext, street: string, units: readonly string[]) {
  const address = `${1 + (count++ % 400)} ${street} Street`;
  const properties: number[] = [];
  for (const unit of units)
    properties.push(
      await createRecord(request, '/api/properties', {
        address: `${unit}/${address}`,
        suburb: 'Bondi',
        state: 'NSW',
        postcode: '2026',
        propertyType: 'apartment',
      }),
    );
  const { building } = await (await request.get(`/api/properties/${properties[0]}`)).json();
  return { id: building.id as number, address, properties };
}

const REVIEW = {
  residencyStatus: 'visited',
  rating: 4,
  content: 'What we saw on the day of the open home, in two sentences. It was so.',
  issuesTags: ['Good Location'],
};

/** A visitor's review. */
export const makeReview = (
  request: APIRequestContext,
  propertyId: number,
  title: string,
  rating: number,
  issuesTags = REVIEW.issuesTags,
) =>
  createRecord(request, '/api/reviews', {
    ...REVIEW,
    propertyId,
    rating,
    title,
    issuesTags,
    contactEmail: 'witness@example.com',
  });

/** Changes the title of a review, as the page's administrator. */
export async function retitleReview(page: Page, id: number, title: string) {
  const response = await send(page, 'PUT', `/api/admin/reviews/${id}`, {
    ...REVIEW,
    title,
    isVerified: false,
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** A visitor's callback request. */
export const makeLead = (request: APIRequestContext, propertyId: number, name: string) =>
  createRecord(request, '/api/inspector-leads', {
    propertyId,
    name,
    phone: '+61 412 345 678',
    propertyAddress: '',
    preferredCallbackTime: 'Anytime',
  });

/** A visitor's report of a review. */
export const makeReport = (request: APIRequestContext, reviewId: number, details: string, email?: string) =>
  createRecord(request, `/api/reviews/${reviewId}/report`, {
    reason: 'personal',
    details,
    ...(email && { email }),
  });
