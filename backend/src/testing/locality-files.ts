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

/** As the file that the project ships. */
export const geonamesCsv = (names = TWENTY) =>
  `postcode,locality,state,lat,lon,accuracy\r\n${names
    .map((name, index) => `${2400 + index},${name},NSW,${at(index).lat},${at(index).lon},4\r\n`)
    .join('')}`;
