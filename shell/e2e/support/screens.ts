import type { APIRequestContext, Page } from '@playwright/test';
import { makeBuilding, makeReview, signInAsAdmin, uniqueTerm } from './admin.ts';
import { registerByApi, send } from './members.ts';
import { busiestProperty, propertyWithPhotos, unreviewedProperty } from './properties.ts';
import { visit } from './visit.ts';

/** A screen of the site: its path, and how a dialog on it is opened. */
export interface Screen {
  name: string;
  path: string;
  open?(page: Page): Promise<void>;
}

/** Opens a dialog by a button and waits for it. By key, since a toast may cover the button. */
const openDialog = (name: string) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().press('Enter');
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
};

const FILTERED = '/search?q=brunswick&type=unit&suburb=Brunswick&state=VIC&issue=Leaks&minRating=2';

/** The seven guides. */
export const GUIDES = [
  '/property-investment-basics',
  '/first-time-renter-guide',
  '/understanding-strata-fees',
  '/tenant-rights-australia',
  '/building-pest-inspections',
  '/property-auctions-guide',
  '/home-deposit-guide',
];

const PATHS = [
  '/',
  '/search',
  FILTERED,
  '/search?q=zzzzzzzz',
  '/write-review',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password?token=made-up',
  '/resources',
  '/resources/what-to-check-in-a-contract-of-sale',
  '/resources/checklists/inspection',
  ...GUIDES,
  '/about',
  '/help',
  '/contact',
  '/report',
  '/terms',
  '/privacy',
  '/cookies',
  '/offline',
  '/compare',
  '/suburb',
  '/suburb/vic',
  '/suburb/vic/st-kilda-3182',
  '/suburb/vic/dandenong-3175',
  '/suburb/vic/nowhere-3999',
  '/no/such/page',
  '/property/999999999',
];

/** The screens for everybody. */
export async function publicScreens(request: APIRequestContext): Promise<Screen[]> {
  const { id: busiest } = await busiestProperty(request);
  const { id: unreviewed } = await unreviewedProperty(request);
  const { id: building, properties } = await makeBuilding(request, uniqueTerm(), ['12', 'PH2']);
  const [reviewed, inBuilding] = properties as [number, number];
  await makeReview(request, reviewed, 'A review for a building', 3);
  const pathWithPhotos = `/property/${await propertyWithPhotos(request)}`;
  return [
    ...PATHS.map(path => ({ name: path, path })),
    { name: 'a home', path: `/property/${busiest}` },
    { name: 'a home nobody has reviewed', path: `/property/${unreviewed}` },
    { name: 'a home’s checklist', path: `/property/${busiest}/checklist` },
    { name: 'a comparison', path: `/compare?homes=${busiest},${unreviewed},${reviewed}` },
    { name: 'a building', path: `/building/${building}` },
    { name: 'a home nobody has reviewed in it', path: `/property/${inBuilding}` },
    { name: 'a review of a home', path: `/write-review/${busiest}` },
    { name: 'a report', path: `/property/${busiest}`, open: openDialog('Report') },
    { name: 'a callback', path: `/property/${unreviewed}`, open: openDialog('Request a Callback') },
    { name: 'a message about guides', path: '/resources', open: openDialog('Request Guide') },
    {
      name: 'a photo',
      path: pathWithPhotos,
      async open(page) {
        await page
          .getByRole('button', { name: /^Photo 1 of/ })
          .first()
          .press('Enter');
        await page.getByRole('dialog').waitFor();
      },
    },
  ];
}

/** The screens of a member; signs the page's browser in. */
export async function memberScreens(page: Page): Promise<Screen[]> {
  const { id: userId } = await registerByApi(page);
  const { id: propertyId } = await unreviewedProperty(page.request);
  await send(page, 'POST', '/api/bookmarks', { userId, propertyId });
  const content = 'The light is lovely, but you hear every word the neighbours say.';
  const text = { propertyId, content, title: 'One of my own', rating: 4, residencyStatus: 'lived_here' };
  await send(page, 'POST', '/api/reviews', text);
  return [
    { name: 'bookmarks', path: '/profile' },
    { name: 'own reviews', path: '/profile?tab=reviews' },
    { name: 'settings', path: '/profile?tab=settings' },
    { name: 'own name', path: '/profile', open: openDialog('Edit Profile') },
    { name: 'an own review', path: '/profile?tab=reviews', open: openDialog('Edit') },
    { name: 'the end of an own review', path: '/profile?tab=reviews', open: openDialog('Delete') },
    { name: 'the end of an account', path: '/profile?tab=settings', open: openDialog('Delete Account') },
  ];
}

/** The screens of administrators; signs the page's browser in. */
export async function adminScreens(page: Page): Promise<Screen[]> {
  const { id } = await unreviewedProperty(page.request);
  await makeReview(page.request, id, 'A review for the admin console', 3);
  await signInAsAdmin(page);
  const message = { name: 'Mei Lin', email: 'mei@screens.example', message: 'What do levies pay for?' };
  const lead = {
    propertyId: id,
    name: 'Alexandra Papadopoulos',
    phone: '0412 345 678',
    email: message.email,
  };
  await send(page, 'POST', '/api/inspector-leads', lead);
  await send(page, 'POST', '/api/complaints', { kind: 'other', details: 'Something to look at.' });
  const { id: enquiryId } = await (await send(page, 'POST', '/api/enquiries', message)).json();
  await send(page, 'POST', `/api/admin/threads/enquiry/${enquiryId}/replies`, {
    text: 'They pay for the building.',
  });
  const paths = [
    '',
    '/leads',
    '/properties',
    '/reviews',
    '/buildings',
    '/buildings/merges',
    '/complaints',
    '/enquiries',
    '/people',
    '/releases',
    '/releases/mf-search',
    '/audit',
    '/security',
    `/threads/enquiry-${enquiryId}`,
  ].map(path => `/admin${path}`);
  const remote = '/admin/releases/mf-search';
  return [
    ...paths.map(path => ({ name: path, path })),
    { name: 'the end of a remote', path: remote, open: openDialog('Disable') },
    { name: 'a release token', path: remote, open: openDialog('Make a token') },
  ];
}

/** Opens a screen. */
export async function openScreen(page: Page, { path, open }: Screen) {
  await visit(page, path);
  await open?.(page);
}
