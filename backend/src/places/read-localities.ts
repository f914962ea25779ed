import { readFile } from 'node:fs/promises';
import { LIMITS, STATES } from '@home-truths/contract';
import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod';
import { canonicalText } from '../properties/addresses/address-tokens.ts';

class UnsuitableFile extends Error {}

const MAX_BYTES = 10_000_000;
/** Broken lines are skipped; more of them mean that the file is the wrong one. */
const MAX_REFUSED = 1_000;
const MAX_QUOTED = 5;

/** Matches names in Latin letters, with at least one letter or digit. */
const NAME = /^(?=.*[\p{L}\p{N}])[\p{Script=Latin}\p{M}\p{N} .,'’&()/-]+$/u;
const isIn = (low: number, high: number) => (text: string) =>
  /^-?\d+(\.\d+)?$/.test(text) && Number(text) >= low && Number(text) <= high;

const text = z.string('is missing');

/** Coordinates range from Mawson Station to Norfolk Island and the Torres Strait. */
const Row = z.object({
  postcode: text.regex(/^\d{4}$/, 'is not a postcode'),
  locality: text.trim().max(LIMITS.suburb, 'is too long').regex(NAME, 'is not a name'),
  state: z.enum(STATES, 'is not a state'),
  lat: text.refine(isIn(-90, -8), 'is not a latitude in Australia').transform(Number),
  lon: text.refine(isIn(60, 170), 'is not a longitude in Australia').transform(Number),
});
const COLUMNS = Object.keys(Row.shape);

export interface Locality {
  name: string;
  state: string;
  postcode: string;
  latitude: number;
  longitude: number;
  suburbKey: string;
}

export interface ReadList {
  localities: Locality[];
  licence: string;
  /** The sentence that the licence requires. */
  attribution: string;
  refused: string[];
}

/** Matches the first line of the file, a comment that names the licence. */
const LICENCE = /^\uFEFF?# (Localities: GeoNames, (CC BY \d\.\d))\r?\n/;

async function readText(file: string): Promise<string> {
  const bytes = await readFile(file);
  if (bytes.length > MAX_BYTES) throw new UnsuitableFile(`The file has more than ${MAX_BYTES / 1e6} MB`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new UnsuitableFile('The file is not text in UTF-8');
  }
}

function checkColumns(head: string[]): string[] {
  const missing = COLUMNS.filter(column => !head.includes(column));
  if (missing.length > 0)
    throw new UnsuitableFile(`The first line does not name the columns ${missing.join(', ')}`);
  return head;
}

/** Returns each record with the number of its last line. */
function parseCsv(text: string): { record: Record<string, string>; info: { lines: number } }[] {
  try {
    return parse(text, {
      bom: true,
      columns: checkColumns,
      comment: '#',
      comment_no_infix: true,
      info: true,
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new UnsuitableFile(error.message);
    throw error;
  }
}

const quote = (refused: readonly string[]) =>
  [...refused.slice(0, MAX_QUOTED), ...(refused.length > MAX_QUOTED ? ['…'] : [])].join('\n');

/**
 * Reads a list of localities. Of several lines with the same name, state and postcode the first counts.
 * @throws UnsuitableFile
 */
export async function readLocalities(file: string): Promise<ReadList> {
  const text = await readText(file);
  const localities = new Map<string, Locality>();
  const refused: string[] = [];
  const records = parseCsv(text);
  for (const { record, info } of records) {
    const { data, error } = Row.safeParse(record);
    if (error) {
      const [issue] = error.issues;
      if (info.lines === records.at(-1)?.info.lines && !text.endsWith('\n'))
        throw new UnsuitableFile(`Line ${info.lines} ends in the middle: the file is cut off`);
      refused.push(`Line ${info.lines}: ${issue?.path.join()} ${issue?.message}`);
      continue;
    }
    const { locality: name, state, postcode, lat: latitude, lon: longitude } = data;
    const suburbKey = canonicalText(name);
    const key = `${suburbKey}|${state}|${postcode}`;
    if (!localities.has(key)) localities.set(key, { name, state, postcode, latitude, longitude, suburbKey });
  }
  if (refused.length > MAX_REFUSED || refused.length > Math.max(10, records.length / 100))
    throw new UnsuitableFile(`Too many lines are not as they should be:\n${quote(refused)}`);
  if (localities.size === 0) throw new UnsuitableFile('There is no locality in it');
  const [, attribution = 'Localities: GeoNames, CC BY 4.0', licence = 'CC BY 4.0'] = LICENCE.exec(text) ?? [];
  return { localities: [...localities.values()], licence, attribution, refused };
}
