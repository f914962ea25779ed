import { LIMITS, SEARCH_SORTS, type SearchSort } from '@home-truths/contract';
import { compile, queryOn } from '../../platform/database/query.ts';
import type { Query } from '../../platform/database/sql.ts';
import { sharedBackend } from '../../testing/backend.ts';
import { buildProperty, buildReview } from '../../testing/builders.ts';
import { avoidScans, scannedTables } from '../../testing/scanned-tables.ts';
import { sharedClient } from '../../testing/test-database.ts';
import { SearchService } from './search.service.ts';

const backend = await sharedBackend();
const client = await sharedClient(backend.database.url);
let statements: Query<unknown>[];
let isMany: boolean;

/** A database that keeps the statements and gives their rows, or says of a search that it finds more than are counted. */
const recorder = {
  replicaRows: async (query: Query<object>) => {
    statements.push(query);
    const rows = await queryOn(client, query);
    return isMany && 'found' in (rows[0] ?? {}) ? [{ found: LIMITS.countCap + 1 }] : rows;
  },
};

beforeAll(async () => {
  for (const number of [1, 2, 3])
    await buildReview(backend, {
      property: (await buildProperty(backend, { address: `${number} Wattle St` })).id,
    });
  await avoidScans(client);
});

beforeEach(() => {
  statements = [];
  isMany = false;
});

const service = () => new SearchService(recorder as never);

const TEXTS = [
  '',
  'wattle',
  'street',
  'wattle street',
  '1 wattle st',
  'w',
  'wattel',
  '12',
  'street vic',
  'zz',
];
const FILTERS = [
  {},
  { state: 'VIC' },
  { propertyType: 'studio', suburb: 'Brunswick' },
  { issueTag: 'Leaks', minRating: 3 },
  { state: 'VIC', propertyType: 'house', issueTag: 'Pests', minRating: 2, maxRating: 4 },
] as const;
const SORTS = Object.keys(SEARCH_SORTS) as SearchSort[];

/** What runs the statements of which nothing may read a large table as a whole, by what it is called. */
const RUNS: [string, () => Promise<unknown>][] = [
  ...TEXTS.flatMap(q =>
    FILTERS.flatMap(filters =>
      SORTS.map((sort): [string, () => Promise<unknown>] => [
        `search ${JSON.stringify({ q, ...filters, sort })}`,
        () => service().search({ ...(q && { q }), ...filters, sort, page: 3 }),
      ]),
    ),
  ),
  ...['b', 'st', 'st k', '12 s', '30', 'wattle', 'wattle s', 'wattle vic 30', '1/2 w', 'unknown'].map(
    (q): [string, () => Promise<unknown>] => [`suggestions "${q}"`, () => service().suggest({ q })],
  ),
];

test.each(RUNS)('no plan of %s scans a large table', async (_, run) => {
  for (isMany of [false, true]) await run();
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements)
    expect({ ...compile(statement), scans: await scannedTables(client, statement) }).toMatchObject({
      scans: [],
    });
});
