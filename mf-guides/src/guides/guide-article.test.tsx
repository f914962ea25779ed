import { hrefOf, screen, showPage, userEvent } from '@home-truths/platform/testing';
import routes from '../routes.tsx';

test('a guide has its outline, Quick Links, one advertisement within and one beside', async () => {
  showPage(routes, '/property-auctions-guide');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'The Complete Guide to Property Auctions',
  );
  const outline = document.querySelector('nav[aria-labelledby=outline]');
  expect(outline?.querySelectorAll('a')).toHaveLength(8);
  expect(screen.getByRole('navigation', { name: 'Quick Links' })).toBeTruthy();
  expect(document.querySelectorAll('[data-ad]')).toHaveLength(2);
  expect(await hrefOf('Back to Resources')).toBe('/resources');
});

test('Also Read leads from one guide to the next', async () => {
  showPage(routes, '/property-auctions-guide');
  await userEvent.click(await screen.findByRole('link', { name: 'Property Investment Basics' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Property Investment Basics' })).toBeTruthy();
});

test('texts link to other sites and to pages of ours', async () => {
  showPage(routes, '/property-auctions-guide');
  expect(await hrefOf('Consumer Affairs Victoria')).toBe('https://www.consumer.vic.gov.au');
  expect(await hrefOf('search for reviews')).toBe('/search');
});

test('a table names its rows and columns and can be reached by keyboard', async () => {
  showPage(routes, '/home-deposit-guide');
  const table = (await screen.findAllByRole('table'))[0] as HTMLElement;
  expect(table.querySelectorAll('th[scope=row]').length).toBeGreaterThan(2);
  expect(table.closest('section')?.tabIndex).toBe(0);
});
