import { readTrends } from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import { createTestApi, on, screen, showPage, userEvent, within } from '@home-truths/platform/testing';
import { ADMIN } from '../console/admin-user.ts';
import routes from '../routes.tsx';
import { buildTrends } from './build-trends.ts';
import { loadDrawing } from './trends-section.tsx';

const { jest } = import.meta;
jest.setTimeout(30_000);

beforeAll(() => loadDrawing());

test('a chart has a title, a drawing and its numbers as a table, an empty one a line; the range is in the URL', async () => {
  const api = createTestApi(
    on(readTrends, () => buildTrends([{ leads: 2, medianHoursToCall: 5 }, { leads: 14 }], 52)),
  );
  const { router } = showPage(routes, '/admin', { api, user: ADMIN });
  const section = within(await screen.findByRole('region', { name: 'Trends' }));
  const title = '14 new leads in the last 7 days, 12 more than in the 7 days before';
  await section.findByRole('heading', { level: 3, name: title });
  expect(await section.findAllByRole('img')).toEqual([section.getByRole('img', { name: title })]);
  expect(section.getByText('No complaints in the last 12 weeks')).toBeTruthy();
  const rows = () =>
    within(section.getByRole('region', { name: `Table: ${title}`, hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map(({ textContent }) => textContent);
  expect(rows().slice(0, 3)).toEqual([
    'Week fromLeadsHours to the first call, median',
    '30 Nov14–',
    '23 Nov25 h',
  ]);
  expect(rows()).toHaveLength(13);
  await userEvent.click(section.getByRole('link', { name: '12 months' }));
  expect(await section.findByText('No complaints in the last 12 months')).toBeTruthy();
  expect(rows()).toHaveLength(53);
  expect(router.state.location.search).toBe('?range=12m');
  expect(section.getByRole('link', { name: '12 months' }).getAttribute('aria-current')).toBe('true');
});

test('before the first count the page says so, and trends that did not load can be tried again', async () => {
  let isAway = true;
  const api = createTestApi(
    on(readTrends, () => {
      if (isAway) throw new ApiError(503, 'The database is away');
      return { ...buildTrends(), countedAt: null };
    }),
  );
  showPage(routes, '/admin?range=nonsense', { api, user: ADMIN });
  const section = within(await screen.findByRole('region', { name: 'Trends' }));
  const button = await section.findByRole('button', { name: 'Try again' });
  isAway = false;
  await userEvent.click(button);
  expect(await section.findByText(/Nothing has been counted yet/)).toBeTruthy();
});
