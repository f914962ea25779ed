import { listDataSources } from '@home-truths/platform/contract';
import { on, refusal, screen, showPart, waitFor } from '@home-truths/platform/testing';
import { DataSources } from './data-sources.tsx';

const GEONAMES = {
  name: 'geonames',
  attribution: 'Localities: GeoNames, CC BY 3.0',
  url: 'https://www.geonames.org/',
  licence: 'CC BY 3.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
  importedAt: '2026-11-26T00:00:00.000Z',
  rows: 16_869,
};
const HEADING = { name: 'Data from others' };

const showSources = (
  sources: () => (Omit<typeof GEONAMES, 'licenceUrl'> & { licenceUrl: string | null })[],
) => showPart(DataSources, {}, { api: [on(listDataSources, sources)] });

test('the page about the site says whose data it shows, with their licence', async () => {
  showSources(() => [
    GEONAMES,
    { ...GEONAMES, name: 'gnaf', attribution: 'Incorporates G-NAF', licenceUrl: null },
  ]);
  const heading = await screen.findByRole('heading', HEADING);
  expect(heading.id).toBe('data');
  for (const text of ['Localities: GeoNames, CC BY 3.0', 'Incorporates G-NAF'])
    expect(screen.getByText(text)).toBeTruthy();
  const [source] = screen.getAllByRole('link', { name: /Where it comes from/ });
  expect(source?.getAttribute('href')).toBe(GEONAMES.url);
  const licences = screen.getAllByRole('link', { name: /Its licence/ });
  expect(licences.map(link => link.getAttribute('href'))).toEqual([GEONAMES.licenceUrl]);
});

test.each([
  ['shows none', () => []],
  ['is older', refusal(404, 'We couldn’t find what you were looking for.')],
])('there is nothing where the backend %s', async (_, respond) => {
  let requests = 0;
  showSources(() => {
    requests += 1;
    return respond();
  });
  await waitFor(() => expect(requests).toBeGreaterThan(0));
  expect(screen.queryByRole('heading', HEADING)).toBeNull();
});
