import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for files of localities. */
export async function localityFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'home-truths-localities-'));
  return {
    write: async (name: string, content: string | Uint8Array) => {
      const file = path.join(folder, name);
      await writeFile(file, content);
      return file;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

const PLACES = [
  'Wattle',
  'Banksia',
  'Heron',
  'Ironbark',
  'Quoll',
  'Kestrel',
  'Saltbush',
  'Boronia',
  'Wombat',
  'Curlew',
];

/** Twenty invented names. */
export const TWENTY = ['Downs', 'Reach'].flatMap(end => PLACES.map(place => `${place} ${end}`));

const at = (index: number) => ({ lat: (-33 - index / 100).toFixed(4), lon: (151 + index / 100).toFixed(4) });

/** As `AU.txt` of GeoNames. */
export const geonamesText = (names = TWENTY) =>
  names
    .map((name, index) => {
      const { lat, lon } = at(index);
      return `AU\t${2400 + index}\t${name}\tNew South Wales\tNSW\tSHIRE\t12345\t\t\t${lat}\t${lon}\t4\n`;
    })
    .join('');

/** As the file that the project ships. */
export const geonamesCsv = (names = TWENTY) =>
  `postcode,locality,state,lat,lon,accuracy\r\n${names
    .map((name, index) => `${2400 + index},${name},NSW,${at(index).lat},${at(index).lon},4\r\n`)
    .join('')}`;

const LOCALITY_HEAD =
  'LOCALITY_PID|DATE_CREATED|DATE_RETIRED|LOCALITY_NAME|PRIMARY_POSTCODE|LOCALITY_CLASS_CODE|STATE_PID|GNAF_LOCALITY_PID|GNAF_RELIABILITY_CODE';
const POINT_HEAD =
  'LOCALITY_POINT_PID|DATE_CREATED|DATE_RETIRED|LOCALITY_PID|PLANIMETRIC_ACCURACY|LONGITUDE|LATITUDE';
const ADDRESS_HEAD =
  'ADDRESS_DETAIL_PID|DATE_CREATED|DATE_LAST_MODIFIED|DATE_RETIRED|BUILDING_NAME|LOCALITY_PID|ALIAS_PRINCIPAL|POSTCODE';
const psv = (head: string, lines: string[]) => [head, ...lines, ''].join('\r\n');

/** As the files of a state in G-NAF: every second locality has its postcode from addresses, the first from two. */
export const gnaf = (names = TWENTY) => ({
  locality: psv(LOCALITY_HEAD, [
    ...names.map((name, n) => `loc${n}|2021-01-01||${name.toUpperCase()}|${n % 2 ? 2400 + n : ''}|G|1||5`),
    'locX|2021-01-01|2024-01-01|RETIRED|2400|G|1||5',
    'locY|2021-01-01||ELSEWHERE|2899|G|9||5',
  ]),
  point: psv(
    POINT_HEAD,
    names.map((_, n) => `pt${n}|2021-01-01||loc${n}||${at(n).lon}|${at(n).lat}`),
  ),
  address: psv(ADDRESS_HEAD, [
    ...names.flatMap((_, n) => (n % 2 ? [] : [`a${n}|2021-01-01||||loc${n}|P|${2400 + n}`])),
    'b0|2021-01-01||||loc0|P|2480',
    'c0|2021-01-01|2022-01-01|2024-01-01||loc0|P|2481',
    'd0|2021-01-01||||loc0|A|2482',
  ]),
});

/** As the allocation of mesh blocks to suburbs and localities of the Bureau of Statistics. */
export const abs = (names = TWENTY) =>
  [
    'MB_CODE_2021,SAL_CODE_2021,SAL_NAME_2021,STATE_CODE_2021,STATE_NAME_2021,AUS_CODE_2021,AUS_NAME_2021,AREA_ALBERS_SQKM,ASGS_LOCI_URI_2021',
    ...names.map(
      (name, n) =>
        `100000${n},${10001 + n},"${name}${n ? '' : ' (Moree - NSW)'}",1,New South Wales,AUS,Australia,0.5,http://x`,
    ),
    '10000099,10001,"Wattle Downs (Moree - NSW)",1,New South Wales,AUS,Australia,0.5,http://x',
    '10000098,19494,Migratory - Offshore - Shipping (NSW),1,New South Wales,AUS,Australia,0,http://x',
    'ZZZZZZZZZZZ,ZZZZZ,Outside Australia,Z,Outside Australia,ZZZ,Outside Australia,,http://x',
    '',
  ].join('\r\n');
