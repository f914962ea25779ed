import assert from 'node:assert/strict';
import type { FaultSite } from './fault-site.ts';
import { repeat, sendUntilAcknowledged } from './load.ts';
import { cookiesOf, type Sender } from './send.ts';

const PAGE_SIZE = 100;

interface ListedReview {
  title: string;
  rating: number;
  helpfulCount: number;
}

const ratingOf = (title: string) => 1 + (title.length % 5);

/** A new property, which nobody has reviewed. @returns its id */
export async function makeProperty(site: Sender, n: number): Promise<number> {
  const address = `${1 + n} Kestrel Street`;
  const place = { suburb: 'Newtown', state: 'NSW', postcode: '2042', propertyType: 'house' };
  return (await sendUntilAcknowledged(site, '/api/properties', { address, ...place })).body.id;
}

/** A visitor's review, with more or fewer stars by the length of its title. */
export const writeReview = (site: Sender, propertyId: number, title: string) =>
  sendUntilAcknowledged(site, '/api/reviews', {
    propertyId,
    residencyStatus: 'visited',
    rating: ratingOf(title),
    title,
    content: 'What we saw on the day of the open home, in two sentences. It was so.',
    issuesTags: ['Good Location'],
  });

/** A visitor's callback request under a unique name. */
export const requestCallback = (site: Sender, propertyId: number, n: number) =>
  sendUntilAcknowledged(site, '/api/inspector-leads', {
    propertyId,
    name: `Caller ${n}`,
    phone: '+61 412 345 678',
    propertyAddress: '',
    preferredCallbackTime: 'Anytime',
  });

/** A new account, signed in. */
export async function register(site: Sender, n: number) {
  const names = {
    firstName: 'Matilda',
    lastName: 'Nguyen',
    username: `matilda${n}`,
    email: `m${n}@example.com`,
  };
  const password = 'korbweide-42';
  const response = await site.send('POST', '/api/auth/register', {
    ...names,
    password,
    confirmPassword: password,
  });
  const { user } = (await response.json()) as { user: { id: number } };
  return { id: user.id, headers: cookiesOf(response) };
}

async function rowsOf<Row>(site: Sender, path: string, headers = {}): Promise<Row[]> {
  const response = await site.send('GET', path, undefined, headers);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Row[];
}

/** All reviews of a property. */
async function reviewsOf(site: Sender, propertyId: number): Promise<ListedReview[]> {
  const all: ListedReview[] = [];
  for (let page = 1; ; page++) {
    const query = `limit=${PAGE_SIZE}&page=${page}`;
    const rows = await rowsOf<ListedReview>(site, `/api/properties/${propertyId}/reviews?${query}`);
    all.push(...rows);
    if (rows.length < PAGE_SIZE) return all;
  }
}

/** The names in all callback requests. */
export async function callbackNames(site: FaultSite): Promise<string[]> {
  const headers = await site.signInAsAdmin();
  const all: { id: number; name: string }[] = [];
  for (;;) {
    const after = all.length ? `&after=${all.at(-1)?.id}` : '';
    const rows = await rowsOf<(typeof all)[number]>(
      site,
      `/api/inspector-leads?limit=${PAGE_SIZE}${after}`,
      headers,
    );
    all.push(...rows);
    if (rows.length < PAGE_SIZE) return all.map(({ name }) => name);
  }
}

/** The bookmarks of a member. */
export const bookmarksOf = async (site: Sender, member: Awaited<ReturnType<typeof register>>) =>
  rowsOf<{ propertyId: number }>(site, `/api/users/${member.id}/bookmarks`, member.headers);

/** Expects each of these reviews once and no other, and that the figures of the properties are those of their reviews. */
export async function expectReviews(site: Sender, propertyIds: number[], titles: string[]) {
  const lists = await repeat(propertyIds.length, 4, n => reviewsOf(site, propertyIds[n] as number));
  assert.deepEqual(lists.flatMap(rows => rows.map(({ title }) => title)).sort(), [...titles].sort());
  for (const [n, rows] of lists.entries()) {
    const property = await (await site.send('GET', `/api/properties/${propertyIds[n]}`)).json();
    const sum = rows.reduce((total, { rating }) => total + rating, 0);
    assert.equal(property.reviewCount, rows.length);
    assert.ok(Math.abs(Number(property.averageRating) - sum / rows.length) < 0.005);
  }
  return lists.flat();
}
