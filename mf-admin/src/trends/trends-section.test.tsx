import { readTrends } from '@home-truths/platform/contract';
import { createOutage, on, screen, userEvent, within } from '@home-truths/platform/testing';
import { showConsole } from '../console/show-console.ts';
import { buildTrends } from './build-trends.ts';
import { loadDrawing } from './trends-section.tsx';

beforeAll(() => loadDrawing());

test('a chart has a title, a drawing and its numbers as a table, an empty one a line; the range is in the URL', async () => {
  const { router } = showConsole('/admin', [
    on(readTrends, () => buildTrends([{ leads: 2, medianHoursToCall: 5 }, { leads: 14 }], 52)),
  ]);
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
  const { respond, tryAgain } = createOutage(() => ({ ...buildTrends(), countedAt: null }));
  showConsole('/admin?range=nonsense', [on(readTrends, respond)]);
  const section = within(await screen.findByRole('region', { name: 'Trends' }));
  await tryAgain(section);
  expect(await section.findByText(/Nothing has been counted yet/)).toBeTruthy();
});
