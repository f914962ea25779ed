import { ISSUE_TAG_NAMES } from '@home-truths/contract';
import { type Backend, startBackend } from '../testing/backend.ts';
import { buildProperty, buildReview } from '../testing/builders.ts';
import { flagOf } from './search-flags.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.stop());

const flagsOf = async (id: number) => {
  const [row] = await backend.rows<{ flags: number }>(
    'select search_flags as flags from property where id = $1',
    id,
  );
  return row?.flags;
};

test.each(ISSUE_TAG_NAMES.map(tag => [tag]))('a property has the flag of its tag %s', async tag => {
  const { id } = await buildProperty(backend, {
    address: '1 Quokka Rise',
    suburb: `Q${flagOf(tag)}`,
    state: 'TAS',
  });
  expect(await flagsOf(id)).toBe(0);
  await buildReview(backend, { property: id, issuesTags: [tag] });
  expect(flagOf(tag)).toBeGreaterThan(0);
  expect(await flagsOf(id)).toBe(flagOf(tag));
});

const FREQUENT_TERMS = 'st rd av ct pl dr cr wy cl la nsw vic qld wa sa'.split(' ');

test.each(FREQUENT_TERMS)('a property has the flag of the word %s, wherever in its address', async term => {
  const inStreet = await buildProperty(backend, {
    address: `1 ${term} Quokka`,
    suburb: `A${term}`,
    state: 'TAS',
  });
  const inSuburb = await buildProperty(backend, {
    address: '3/4 Quokka',
    suburb: `${term} Quoll`,
    state: 'TAS',
  });
  const elsewhere = await buildProperty(backend, {
    address: `1${term} x${term}y`,
    suburb: `B${term}`,
    state: 'TAS',
  });
  expect([await flagsOf(inStreet.id), await flagsOf(inSuburb.id), await flagsOf(elsewhere.id)]).toEqual([
    flagOf(term),
    flagOf(term),
    0,
  ]);
});

test('a state is a word of the address', async () => {
  const { id } = await buildProperty(backend, { address: '7 Quokka', suburb: 'Quoll', state: 'QLD' });
  expect(await flagsOf(id)).toBe(flagOf('qld'));
});

test('other words and unknown tags have no flag', () => {
  expect([flagOf('quokka'), flagOf('Draughts')]).toEqual([0, 0]);
});
