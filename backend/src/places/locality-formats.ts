import { LIMITS, STATES, type State } from '@home-truths/contract';
import * as z from 'zod';
import type { LocalityList } from './locality-lists.ts';

/** A suburb or locality as a list has it; some have no postcode, some no coordinates. */
export interface Locality {
  name: string;
  state: State;
  postcode: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** One kind of file of a format, by the columns that it must have. */
export interface FileLayout {
  delimiter: '\t' | ',' | '|';
  /** The columns of a file that has no head line. */
  fixed?: readonly string[];
  columns: readonly string[];
  /** Takes the cells of one line, by column. Returns why it is refused. */
  take(cells: Record<string, string>): string | undefined;
}

/** Takes the lines of the files of a format, of one shape after the other. */
export interface Collector {
  shapes: readonly FileLayout[];
  /** How many are in memory. */
  size(): number;
  localities(): Iterable<Locality>;
}

function shape<Fields extends z.ZodRawShape>(
  { delimiter, fixed }: Pick<FileLayout, 'delimiter' | 'fixed'>,
  fields: Fields,
  take: (row: z.output<z.ZodObject<Fields>>) => void,
): FileLayout {
  const schema = z.object(fields);
  return {
    delimiter,
    ...(fixed && { fixed }),
    columns: Object.keys(fields),
    take(cells) {
      const { data, error } = schema.safeParse(cells);
      if (data) take(data);
      const [issue] = error?.issues ?? [];
      return issue && `${issue.path.join()} ${issue.message}`;
    },
  };
}

/** Of such letters no key becomes too long for its index. */
const NAME = /^(?=.*[\p{L}\p{N}])[\p{Script=Latin}\p{M}\p{N} .,'’&()/-]+$/u;

const name = z.string().trim().max(LIMITS.suburb, 'is too long').regex(NAME, 'is not a name');
const postcode = z.string().regex(/^\d{4}$/, 'is not a postcode');
const isIn = (low: number, high: number) => (text: string) =>
  /^-?\d+(\.\d+)?$/.test(text) && Number(text) >= low && Number(text) <= high;
/** From the bases in Antarctica to the islands of the Torres Strait, from Mawson Station to Norfolk Island. */
const latitude = z.string().refine(isIn(-90, -8), 'is not a latitude in Australia').transform(Number);
const longitude = z.string().refine(isIn(60, 170), 'is not a longitude in Australia').transform(Number);
const text = z.string();

const AUSTRALIA = 'AU';

/** The tab-separated columns of `AU.txt`, which has no head line. */
const GEONAMES_COLUMNS = [
  ...['country', 'postcode', 'locality', 'state name', 'state', 'admin2', 'admin2 code'],
  ...['admin3', 'admin3 code', 'lat', 'lon', 'accuracy'],
];

function geonames(): Collector {
  const localities = new Map<string, Locality>();
  const place = {
    locality: name,
    postcode,
    state: z.enum(STATES, 'is not a state'),
    lat: latitude,
    lon: longitude,
  };
  const take = ({ locality, lat, lon, ...row }: z.output<z.ZodObject<typeof place>>) => {
    const key = `${locality}|${row.state}|${row.postcode}`;
    if (!localities.has(key)) localities.set(key, { ...row, name: locality, latitude: lat, longitude: lon });
  };
  const ofAustralia = shape({ delimiter: '\t', fixed: GEONAMES_COLUMNS }, place, take);
  const isCountry = (code = '') => /^[A-Z]{2}$/.test(code);
  const textFile: FileLayout = {
    ...ofAustralia,
    take: cells => {
      if (!isCountry(cells.country)) return 'country is not the code of a country';
      return cells.country === AUSTRALIA ? ofAustralia.take(cells) : undefined;
    },
  };
  return {
    shapes: [textFile, shape({ delimiter: ',' }, place, take)],
    size: () => localities.size,
    localities: () => localities.values(),
  };
}

/** The codes of the states in files of the Bureau of Statistics and in G-NAF; 9 are the other territories. */
const STATE_CODES: readonly string[] = ['', 'NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'];
const stateOf = (code: string) => STATES.find(state => state === STATE_CODES[Number(code)]);
const stateCode = z.string().regex(/^[1-9]$/, 'is not the code of a state');

/** Of gazetted localities, communities of Indigenous people, and suburbs in use; not of districts and topographic names. */
const GNAF_CLASSES = 'GIMU';

const PARTICLES = new Set(['of', 'the', 'on', 'and']);

/** `MCMAHONS POINT` as `McMahons Point`. */
const inTitleCase = (capitals: string) =>
  capitals
    .toLowerCase()
    .replace(/[\p{L}\p{N}'’]+/gu, (token, index: number) =>
      index > 0 && PARTICLES.has(token)
        ? token
        : token.replace(
            /^(mc|[od]['’])?(\p{L})/u,
            (_, start: string = '', letter: string) =>
              start.slice(0, 1).toUpperCase() + start.slice(1) + letter.toUpperCase(),
          ),
    );

interface GnafLocality extends Omit<Locality, 'postcode'> {
  primaryPostcode: string;
  postcodes: Set<string>;
}

/** Shapes in the order in which they are read: others name a locality by its id. */
function gnaf(): Collector {
  const known = new Map<string, GnafLocality>();
  let postcodes = 0;
  const optional = z.union([postcode, z.literal('')], 'is not a postcode');
  const localities = shape(
    { delimiter: '|' },
    {
      LOCALITY_PID: text,
      DATE_RETIRED: text,
      LOCALITY_NAME: name,
      PRIMARY_POSTCODE: optional,
      LOCALITY_CLASS_CODE: text,
      STATE_PID: stateCode,
    },
    row => {
      const state = stateOf(row.STATE_PID);
      if (row.DATE_RETIRED || !state || !GNAF_CLASSES.includes(row.LOCALITY_CLASS_CODE)) return;
      known.set(row.LOCALITY_PID, {
        ...{ name: inTitleCase(row.LOCALITY_NAME), state, latitude: null, longitude: null },
        ...{ primaryPostcode: row.PRIMARY_POSTCODE, postcodes: new Set() },
      });
    },
  );
  const points = shape(
    { delimiter: '|' },
    {
      LOCALITY_POINT_PID: text,
      DATE_RETIRED: text,
      LOCALITY_PID: text,
      LONGITUDE: longitude,
      LATITUDE: latitude,
    },
    row => {
      const locality = known.get(row.LOCALITY_PID);
      if (locality && !row.DATE_RETIRED)
        Object.assign(locality, { latitude: row.LATITUDE, longitude: row.LONGITUDE });
    },
  );
  const addresses = shape(
    { delimiter: '|' },
    {
      ADDRESS_DETAIL_PID: text,
      DATE_RETIRED: text,
      LOCALITY_PID: text,
      ALIAS_PRINCIPAL: text,
      POSTCODE: optional,
    },
    row => {
      const locality = known.get(row.LOCALITY_PID);
      if (!locality || !row.POSTCODE || row.DATE_RETIRED || row.ALIAS_PRINCIPAL === 'A') return;
      if (!locality.postcodes.has(row.POSTCODE)) postcodes++;
      locality.postcodes.add(row.POSTCODE);
    },
  );
  // its codes are those above: taken so that all files of a state may be given
  const states = shape({ delimiter: '|' }, { STATE_PID: stateCode, STATE_ABBREVIATION: text }, () => {});
  return {
    shapes: [states, localities, points, addresses],
    size: () => known.size + postcodes,
    *localities() {
      for (const { primaryPostcode, postcodes: all, ...locality } of known.values()) {
        if (all.size === 0) yield { ...locality, postcode: primaryPostcode || null };
        for (const each of all) yield { ...locality, postcode: each };
      }
    },
  };
}

/** `Migratory - Offshore - Shipping (NSW)`, `No usual address (NSW)`. */
const NO_PLACE = /^(Migratory|No usual address|Outside Australia)\b/;

/** The name of a locality that is there twice says where it is: `Abbotsford (NSW)`. */
const withoutPlace = (localityName: string) => localityName.replace(/ \([^()]+\)$/, '');

function abs(): Collector {
  const known = new Map<string, Locality>();
  const blocks = shape(
    { delimiter: ',' },
    {
      SAL_CODE: z.string().regex(/^(\d{5}|ZZZZZ)$/, 'is not a code of five digits'),
      SAL_NAME: name,
      STATE_CODE: z.union([stateCode, z.literal('Z')], 'is not the code of a state'),
    },
    row => {
      const state = stateOf(row.STATE_CODE);
      if (!state || NO_PLACE.test(row.SAL_NAME) || known.has(row.SAL_CODE)) return;
      const locality = { name: withoutPlace(row.SAL_NAME), state };
      known.set(row.SAL_CODE, { ...locality, postcode: null, latitude: null, longitude: null });
    },
  );
  return { shapes: [blocks], size: () => known.size, localities: () => known.values() };
}

export const COLLECTORS: Record<LocalityList['name'], () => Collector> = { geonames, gnaf, abs };
