import { startSession } from '../../accounts/sessions/start-session.ts';
import { User } from '../../accounts/user.entity.ts';
import { sharedBackend } from '../../testing/backend.ts';
import { buildProperty, propertyAt, reviewOf } from '../../testing/builders.ts';

/** Each signs one review and leaves another one unsigned at once; then a guest writes: 1,000 reviews with one more. */
const MEMBERS = 333;
const KNOWN_PROPERTIES = 30;
/** By luck alone a clue leads to as many authors as fail this test once in a million runs. */
const MAX_CHANCE = 1e-6;

interface SeenReview {
  id: number;
  propertyId: number;
  authorName: string;
  isAnonymous: boolean;
  createdAt: string;
  /** Where it stands in a list of all properties, last reviewed first, with their reviews, newest first. */
  place: number;
}

const backend = await sharedBackend();
let seen: SeenReview[];
/** The signed review by the id of the unsigned one of the same member. */
const truth = new Map<number, number>();

async function buildMembers() {
  const em = backend.em();
  const members = Array.from({ length: MEMBERS }, (_, number) => {
    const name = { firstName: 'Robin', lastName: 'Nguyen', username: `member${number}` };
    return em.create(User, { ...name, email: `member${number}@example.com`, password: '!' });
  });
  await em.flush();
  return Promise.all(members.map(async ({ id }) => ({ Cookie: `sid=${await startSession(em, id)}` })));
}

async function buildKnownProperties() {
  const properties: number[] = [];
  while (properties.length < KNOWN_PROPERTIES) properties.push((await buildProperty(backend)).id);
  return properties;
}

let streets = 0;

/** As the form does for an address that is not known. */
async function addProperty() {
  const { body } = await backend.post('/api/properties', propertyAt(`${++streets} Bowerbird Way`));
  return body.id as number;
}

async function write(property: number, isAnonymous: boolean, browser = {}) {
  const { status, body } = await backend.post('/api/reviews', reviewOf(property, { isAnonymous }), browser);
  expect(status).toBe(201);
  return body.id as number;
}

async function writeAll() {
  const known = await buildKnownProperties();
  const knownProperty = (number: number) => known[number % KNOWN_PROPERTIES] as number;
  for (const [number, browser] of (await buildMembers()).entries()) {
    const isNew = number % 4 === 0;
    const property = isNew ? await addProperty() : knownProperty(number);
    const other = isNew ? await addProperty() : knownProperty(number + 1);
    const signed = await write(property, false, browser);
    truth.set(await write(other, true, browser), signed);
    await write(knownProperty(number), false);
  }
  await write(knownProperty(0), false);
}

async function pagesOf<Row>(path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const { body } = await backend.get(`${path}?limit=100&page=${page}`);
    rows.push(...body);
    if (body.length < 100) return rows;
  }
}

/** What anybody can read. */
async function readAll() {
  const reviews: SeenReview[] = [];
  for (const { id } of await pagesOf<{ id: number }>('/api/properties/search'))
    for (const review of await pagesOf<SeenReview>(`/api/properties/${id}/reviews`))
      reviews.push({ ...review, place: reviews.length });
  return reviews;
}

beforeAll(async () => {
  await writeAll();
  seen = await readAll();
});

type DistanceMeasure = (review: SeenReview) => number;

/** The signed reviews of members of the same public day as an unsigned one. */
const candidatesFor = ({ createdAt }: SeenReview) =>
  seen.filter(
    review =>
      !review.isAnonymous &&
      review.authorName !== 'Guest' &&
      review.createdAt.slice(0, 10) === createdAt.slice(0, 10),
  );

const unsignedOnes = () => seen.filter(({ isAnonymous }) => isAnonymous);

/** For each unsigned review the signed one next to it by the clue. */
function hits(distanceMeasure: DistanceMeasure) {
  const isHit = (review: SeenReview) => {
    const distance = (other: SeenReview) => Math.abs(distanceMeasure(other) - distanceMeasure(review));
    const nearest = candidatesFor(review).reduce((best, other) =>
      distance(other) < distance(best) ? other : best,
    );
    return nearest.id === truth.get(review.id);
  };
  return unsignedOnes().filter(isHit).length;
}

/** How many of `trials` guesses come true by luck at most, but once in so many runs (binomial). */
function maxHitsByChance(trials: number, chance: number) {
  let [term, above, count] = [(1 - chance) ** trials, 1, 0];
  for (;;) {
    above -= term;
    if (above < MAX_CHANCE) return count;
    term *= ((trials - count) / (count + 1)) * (chance / (1 - chance));
    count += 1;
  }
}

test('there are a thousand reviews to be read, a third of them unsigned', () => {
  expect(seen).toHaveLength(1_000);
  expect(unsignedOnes()).toHaveLength(MEMBERS);
  expect(maxHitsByChance(333, 1 / 333)).toBe(9);
});

test.each<[string, DistanceMeasure]>([
  ['the number of the review', ({ id }) => id],
  ['the number of its home', ({ propertyId }) => propertyId],
  ['its time', ({ createdAt }) => Date.parse(createdAt)],
  ['its place in the lists', ({ place }) => place],
])('%s leads to the author no better than luck', (_, distanceMeasure) => {
  const chances = unsignedOnes().map(review => 1 / candidatesFor(review).length);
  const chance = chances.reduce((sum, each) => sum + each, 0) / MEMBERS;
  expect(hits(distanceMeasure)).toBeLessThanOrEqual(maxHitsByChance(MEMBERS, chance));
});

test('with the times of the database most authors are found in the same way', async () => {
  const rows = await backend.rows<{ id: number; at: number }>(
    'select id, extract(epoch from created_at)::float8 as at from review',
  );
  const times = new Map(rows.map(({ id, at }) => [id, at]));
  expect(hits(({ id }) => times.get(id) as number)).toBeGreaterThan((MEMBERS * 2) / 3);
});
