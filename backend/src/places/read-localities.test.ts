import { geonamesCsv, localityFolder, TWENTY } from '../testing/locality-files.ts';
import { readLocalities } from './read-localities.ts';

const folder = await localityFolder();

afterAll(() => folder.remove());

const read = async (content: string | Uint8Array) => readLocalities(await folder.write('list', content));

const withLine = (number: number, change: (line: string) => string) =>
  geonamesCsv()
    .split('\r\n')
    .map((line, index) => (index === number - 1 ? change(line) : line))
    .join('\r\n');

test.each([
  ['as shipped', geonamesCsv()],
  ['without a last line end', geonamesCsv().trimEnd()],
  ['with a byte order mark', `\ufeff${geonamesCsv()}`],
  ['with other columns beside them', geonamesCsv().replace('accuracy', 'another')],
])('a list %s', async (_, content) => {
  const { localities, refused, attribution } = await read(content);
  expect(refused).toEqual([]);
  expect(localities.map(({ name }) => name)).toEqual(TWENTY);
  expect(localities[1]).toEqual({
    name: 'Banksia Downs',
    suburbKey: 'banksia downs',
    state: 'NSW',
    postcode: '2401',
    latitude: -33.01,
    longitude: 151.01,
  });
  expect(attribution).toBe('Localities: GeoNames, CC BY 4.0');
});

test('a file that names its licence has it in the attribution', async () => {
  const list = await read(`# Localities: GeoNames, CC BY 3.0\n# from an older edition\n${geonamesCsv()}`);
  expect(list).toMatchObject({ licence: 'CC BY 3.0', attribution: 'Localities: GeoNames, CC BY 3.0' });
});

test('a locality in several postcodes is there with each, and one that is repeated once', async () => {
  const { localities } = await read(geonamesCsv(['Quoll', 'Quoll']) + geonamesCsv(['Quoll']).split('\n')[1]);
  expect(localities.map(({ postcode }) => postcode)).toEqual(['2400', '2401']);
});

test('a name in quotes may have a comma', async () => {
  const { localities } = await read(withLine(2, line => line.replace('Wattle Downs', '"Downs, ""Wattle"""')));
  expect(localities).toHaveLength(19);
  const named = await read(withLine(2, line => line.replace('Wattle Downs', '"Downs, Wattle"')));
  expect(named.localities[0]?.name).toBe('Downs, Wattle');
});

test.each([
  ['2401', '24x1', 'postcode is not a postcode'],
  ['Banksia', '???', 'locality is not a name'],
  ['NSW', 'NSX', 'state is not a state'],
  ['-33.01', '33.01', 'lat is not a latitude in Australia'],
  ['151.01', '1e2', 'lon is not a longitude in Australia'],
  [/,151.*/, '', 'lon is missing'],
] as const)('a line with %s replaced by %j is refused with its number', async (part, by, why) => {
  const { localities, refused } = await read(
    withLine(3, line => line.replace(part, by).replace('??? Downs', '???')),
  );
  expect(refused).toEqual([`Line 3: ${why}`]);
  expect(localities).toHaveLength(19);
});

const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const utf16 = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));
const NO_COLUMNS = 'The first line does not name the columns postcode, locality, state, lat, lon';

test.each<[string, string | Uint8Array, string]>([
  ['of another format', 'LOCALITY_PID|LOCALITY_NAME\r\nloc1|Wattle\r\n', NO_COLUMNS],
  ['that is empty', '', 'There is no locality in it'],
  ['with a head line only', geonamesCsv([]), 'There is no locality in it'],
  ['cut off', geonamesCsv().slice(0, -30), 'Line 21 ends in the middle: the file is cut off'],
  ['in Latin-1', latin1(geonamesCsv(['Wattle', 'Café'])), 'The file is not text in UTF-8'],
  ['in UTF-16', utf16(geonamesCsv()), NO_COLUMNS],
  ['that is an archive', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 10), NO_COLUMNS],
  ['with an open quote', `${geonamesCsv()}2420,"Wattle,NSW,-33,151,4\n`, 'Quote Not Closed'],
  ['of 11 MB', 'x'.repeat(11_000_000), 'The file has more than 10 MB'],
])('a file %s is refused', async (_, content, why) => {
  await expect(read(content)).rejects.toThrow(why);
});

test('a file with many broken lines is refused', async () => {
  const lines = Array.from({ length: 11 }, () => 'x').join('\n');
  await expect(read(`${geonamesCsv()}${lines}\n`)).rejects.toThrow(
    'Too many lines are not as they should be:\nLine 22: postcode is not a postcode',
  );
});
