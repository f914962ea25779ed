import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sharedBackend } from '../testing/backend.ts';
import { loadShippedLocalities } from './shipped-localities.ts';

const backend = await sharedBackend();

const list = async () => (await backend.get('/api/data-sources')).body;

test('whose data the site shows, as its licence asks; pages that show it are made anew', async () => {
  expect(await list()).toEqual([]);
  await loadShippedLocalities(backend.em());
  expect(await list()).toEqual([
    {
      name: 'geonames',
      attribution: 'Localities: GeoNames, CC BY 3.0',
      url: 'https://www.geonames.org/',
      licence: 'CC BY 3.0',
      licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
      importedAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
      rows: 16_869,
    },
  ]);
  const { headers } = await backend.get('/api/data-sources');
  expect(headers.get('cache-tag')).toBe('data-source');
  expect(await backend.rows('select distinct topic from pending_change')).toEqual([{ topic: 'data-source' }]);
});

test('the README has the attribution of the file', async () => {
  const [first] = (await readFile(path.resolve('localities/geonames.csv'), 'utf8')).split('\n');
  expect(await readFile(path.resolve('../README.md'), 'utf8')).toContain(first?.slice(2));
});
