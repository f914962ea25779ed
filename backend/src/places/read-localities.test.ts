import { abs, geonamesCsv, geonamesText, gnaf, localityFolder, TWENTY } from '../testing/locality-files.ts';
import { readLocalities } from './read-localities.ts';

let folder: Awaited<ReturnType<typeof localityFolder>>;

beforeAll(async () => {
  folder = await localityFolder();
});

afterAll(() => folder.remove());

const read = async (content: string | Uint8Array, format: 'geonames' | 'gnaf' | 'abs' = 'geonames') =>
  readLocalities([await folder.write('list', content)], format);

const lineOf = (text: string, number: number, change: (line: string) => string) =>
  text
    .split('\n')
    .map((line, index) => (index === number - 1 ? change(line) : line))
    .join('\n');

test.each([
  ['as published', geonamesText()],
  ['as shipped', geonamesCsv()],
  ['without a last line end', geonamesText().trimEnd()],
  ['with a byte order mark', `\ufeff${geonamesCsv()}`],
])('GeoNames, %s', async (_, content) => {
  const { localities, refused, list } = await read(content);
  expect(refused).toEqual([]);
  expect(localities.map(({ name }) => name)).toEqual(TWENTY);
  expect(localities[1]).toEqual({
    ...{ name: 'Banksia Downs', suburbKey: 'banksia downs', state: 'NSW', postcode: '2401' },
    ...{ latitude: -33.01, longitude: 151.01 },
  });
  expect(list.attribution).toBe('Localities: GeoNames, CC BY 4.0');
});

test('a file that names its licence has it in the attribution', async () => {
  const { list } = await read(`# Localities: GeoNames, CC BY 3.0\n# from an older edition\n${geonamesCsv()}`);
  expect(list).toMatchObject({ licence: 'CC BY 3.0', attribution: 'Localities: GeoNames, CC BY 3.0' });
});

test('a locality in several postcodes is there with each, and one that is repeated once', async () => {
  const { localities } = await read(geonamesCsv(['Quoll', 'Quoll']) + geonamesCsv(['Quoll']).split('\n')[1]);
  expect(localities.map(({ postcode }) => postcode)).toEqual(['2400', '2401']);
});

test('places of other countries are left out', async () => {
  const { localities } = await read(
    `NZ\t0110\tWhangarei\tNorthland\tF6\t\t\t\t\t-35.7\t174.3\t4\n${geonamesText()}`,
  );
  expect(localities).toHaveLength(20);
});

test('G-NAF, its files in any order', async () => {
  const { locality, point, address } = gnaf(['MCMAHONS O’CONNOR POINT', 'Seat of the Fox', ...TWENTY]);
  const files = [
    await folder.write('NSW_ADDRESS_DETAIL_psv.psv', address),
    await folder.write('NSW_LOCALITY_psv.psv', locality),
    await folder.write('NSW_LOCALITY_POINT_psv.psv', point),
    await folder.write(
      'NSW_STATE_psv.psv',
      'STATE_PID|DATE_CREATED|DATE_RETIRED|STATE_NAME|STATE_ABBREVIATION\r\n1|2003-12-30||NEW SOUTH WALES|NSW\r\n',
    ),
  ];
  const { localities, refused } = await readLocalities(files, 'gnaf');
  expect(refused).toEqual([]);
  expect(localities.slice(0, 3)).toEqual([
    expect.objectContaining({ name: 'McMahons O’Connor Point', postcode: '2400', latitude: -33 }),
    expect.objectContaining({ name: 'McMahons O’Connor Point', postcode: '2480', longitude: 151 }),
    expect.objectContaining({ name: 'Seat of the Fox', postcode: '2401', state: 'NSW' }),
  ]);
  expect(localities).toHaveLength(23);
});

test('suburbs and localities of the Bureau of Statistics', async () => {
  const { localities, refused } = await read(abs(), 'abs');
  expect(refused).toEqual([]);
  expect(localities.map(({ name }) => name)).toEqual(TWENTY);
  expect(localities[0]).toMatchObject({ state: 'NSW', postcode: null, latitude: null });
});

test.each([
  [
    'geonames',
    geonamesText(),
    '\t151.02\t'.replace('51.02', '51.0200'),
    'lon is not a longitude in Australia',
  ],
  ['geonames', geonamesCsv(), '2401', 'postcode is not a postcode'],
  ['geonames', geonamesCsv(), 'NSW', 'state is not a state'],
  ['geonames', geonamesCsv(), ',', 'has 5 columns and not 6'],
] as const)('%s: a broken line is refused with its number', async (format, content, part, why) => {
  const broken = lineOf(content, 3, line =>
    line.replace(part, part === ',' ? ' ' : part.replace(/[\dN]+/, '7x')),
  );
  const { localities, refused } = await read(broken, format);
  expect(refused).toEqual([`Line 3: ${why}`]);
  expect(localities).toHaveLength(19);
});

test('a broken line of G-NAF and of the Bureau of Statistics', async () => {
  const { refused } = await read(
    lineOf(gnaf().locality, 4, line => line.replace('|1||5', '|11||5')),
    'gnaf',
  );
  expect(refused).toEqual(['Line 4: STATE_PID is not the code of a state']);
  expect(
    (
      await read(
        lineOf(abs(), 5, () => 'x'),
        'abs',
      )
    ).refused,
  ).toEqual(['Line 5: has 1 columns and not 9']);
});

const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const utf16 = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));

test.each<[string, string | Uint8Array, 'geonames' | 'gnaf' | 'abs', string]>([
  ['of another format', abs(), 'geonames', 'Line 1 is not the first line of a file of geonames'],
  ['of another format', geonamesText(), 'abs', 'Line 1 is not the first line of a file of abs'],
  ['of another format', geonamesText(), 'gnaf', 'Line 1 is not the first line of a file of gnaf'],
  ['that is empty', '', 'geonames', 'The file is empty'],
  ['with a head line only', geonamesCsv([]), 'geonames', 'There is no locality in it'],
  ['cut off', geonamesCsv().slice(0, -30), 'geonames', 'Line 21 ends in the middle: the file is cut off'],
  ['cut off', abs().slice(0, -30), 'abs', 'Line 24 ends in the middle: the file is cut off'],
  ['in Latin-1', latin1(geonamesCsv(['Wattle', 'Café'])), 'geonames', 'Line 3 is not text in UTF-8'],
  ['in UTF-16', utf16(geonamesText()), 'geonames', 'Line 1 is not text in UTF-8'],
  ['in UTF-16 with its mark', utf16(`\ufeff${abs()}`), 'abs', 'Line 1 is not text in UTF-8'],
  ['that is an archive', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 10), 'abs', 'Line 1 is not text in UTF-8'],
  ['without line ends', 'x'.repeat(10_000), 'abs', 'Line 1 has more than 4000 bytes'],
])('a file %s is refused: %#', async (_, content, format, why) => {
  await expect(read(content, format)).rejects.toThrow(why);
});

test('a file with many broken lines is refused', async () => {
  const lines = Array.from({ length: 11 }, () => 'x').join('\n');
  await expect(read(`${geonamesText()}${lines}\n`)).rejects.toThrow(
    'Too many lines are not as they should be:\nLine 21: has 1 columns and not 12',
  );
});

test('of several files, the one that is not as it should be is named', async () => {
  const files = [
    await folder.write('one', gnaf().locality),
    await folder.write('two', gnaf().point.slice(0, -9)),
  ];
  await expect(readLocalities(files, 'gnaf')).rejects.toThrow(`${files[1]}: Line 21 ends in the middle`);
});

test('more localities than Australia has are refused', async () => {
  const names = Array.from({ length: 100_001 }, (_, index) => `Place ${index}`);
  const content = names
    .map(name => `AU\t2000\t${name}\tNew South Wales\tNSW\t\t\t\t\t-33\t151\t4\n`)
    .join('');
  await expect(read(content)).rejects.toThrow('more than 100000 localities');
});
