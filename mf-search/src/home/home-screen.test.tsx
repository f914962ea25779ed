import { searchProperties } from '@home-truths/platform/contract';
import {
  buildUser,
  on,
  press,
  refusal,
  screen,
  showPage,
  userEvent,
  waitFor,
} from '@home-truths/platform/testing';
import { buildRow, buildRows } from '../property-card/build-row.ts';
import routes from '../routes.tsx';

const found = on(searchProperties, () => ({ rows: buildRows(3), total: '300' }));
const slots = { 'account.bookmark/v1': () => <button type="button">Bookmark</button> };

test('the first three results are under Recently Reviewed Properties', async () => {
  showPage(routes, '/', { api: [found] });
  expect(await screen.findAllByRole('link', { name: /^Read Reviews of / })).toHaveLength(3);
});

test('the review of the first one is in the hero, where only a pointer finds it', async () => {
  const row = buildRow({ excerptResidency: 'lived_here', excerptMonth: '2026-11' });
  showPage(routes, '/', { api: [on(searchProperties, () => ({ rows: [row], total: '1' }))] });
  await screen.findByRole('link', { name: /Zetland NSW 2017$/ });
  const copy = document.querySelector('[aria-hidden] > a[tabindex="-1"]');
  expect(copy?.getAttribute('href')).toBe('/property/7');
  expect(copy?.textContent).toBe(
    '“The shower leaked into the hallway carpet.” Lived here · Nov 20263.413 reviewsZetland NSW 2017',
  );
});

test('members find the bookmark button on each of them', async () => {
  showPage(routes, '/', { api: [found], user: buildUser(), slots });
  expect(await screen.findAllByRole('button', { name: 'Bookmark' })).toHaveLength(3);
});

test('when they cannot be loaded the rest of the page works', async () => {
  const down = on(searchProperties, refusal(503, 'The database is away'));
  showPage(routes, '/', { api: [down] });
  expect(await screen.findByText('We couldn’t load the latest reviews')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'How it works' })).toBeTruthy();
});

test('the teasers have their titles and minutes and lead to their resources', async () => {
  showPage(routes, '/', { api: [found] });
  const guides = await screen.findAllByRole('link', { name: /^Read Guide/ });
  expect(guides.map(guide => guide.getAttribute('href'))).toEqual([
    '/resources/how-to-read-a-strata-report',
    '/resources/what-to-watch-for-when-renting',
    '/resources/hidden-costs-of-property-ownership',
  ]);
  for (const minutes of [5, 7, 6]) expect(screen.getByText(`${minutes} min read`)).toBeTruthy();
});

test('the large box waits for Search: text and type go to the search page', async () => {
  const { router } = showPage(routes, '/', { api: [found] });
  await press('Apartments');
  await userEvent.type(screen.getByRole('combobox'), 'zetland');
  expect(router.state.location.pathname).toBe('/');
  await press('Search');
  await waitFor(() => expect(router.state.location.search).toBe('?q=zetland&type=apartment'));
});

test('Filters leads to the search page with the panel open', async () => {
  const { router } = showPage(routes, '/', { api: [found] });
  await press('Filters');
  await waitFor(() => expect(router.state.location.search).toBe('?filters=open'));
});
