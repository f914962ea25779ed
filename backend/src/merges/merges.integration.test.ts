import type { AuditEntry } from '@home-truths/contract';
import { Client } from 'pg';
import { sharedBackend } from '../testing/backend.ts';
import {
  buildBuilding,
  buildProperty,
  buildReview,
  buildUser,
  propertyAt,
  reviewOf,
  signIn,
} from '../testing/builders.ts';
import { untilLocked } from '../testing/locks.ts';
import { inTurn, refusal } from '../testing/responses.ts';
import { OLDER_REVIEW_NOTE } from './merge-properties.ts';

const backend = await sharedBackend();
const asAdmin = await signIn(backend, await buildUser(backend, { isAdmin: true, username: 'moderator' }));

const merge = (from: number, into: number, values = {}) =>
  backend.post(`/api/admin/properties/${from}/merge`, { into, reason: 'One home', ...values }, asAdmin);
const undo = (id: number) => backend.post(`/api/admin/merges/${id}/undo`, {}, asAdmin);
const newest = async () => (await backend.get('/api/admin/merges?limit=1', asAdmin)).body[0];
const read = async (id: number) => (await backend.get(`/api/properties/${id}`)).body;

/** All that a property and what hangs on it looks like, besides versions and times of changes. */
async function stateOf(...ids: number[]) {
  const rows = (text: string) => backend.rows(text, ids);
  return {
    properties: await rows(
      `select id, address, suburb, state, postcode, street_key, address_key, unit, building_id, merged_into_id,
         deleted_at, bedrooms, bathrooms, parking_spaces, build_year, description, property_size, land_size,
         property_images, review_count, average_rating, rating_counts, issue_tag_counts, issue_tags, last_reviewed_at,
         lived_here_count, visited_count, owned_count, lived_here_stars, visited_stars, owned_stars
       from property where id = any($1) order by id`,
    ),
    reviews: await rows(
      `select id, property_id, user_id, title, hidden_at, deleted_at, moderation_note
       from review where property_id = any($1) order by id`,
    ),
    bookmarks: await rows('select * from user_bookmarks where property_id = any($1) order by id'),
    leads: await rows('select id, property_id from inspector_lead where property_id = any($1) order by id'),
    aliases: await rows('select * from property_alias where property_id = any($1)'),
  };
}

/** What the reviews of a property add up to, counted again. */
async function recount(id: number) {
  const [row] = await backend.rows(
    `select count(*)::int as reviews, coalesce(sum(rating), 0)::int as stars,
       coalesce(sum(rating) filter (where residency_status = 'lived_here'), 0)::int as lived,
       coalesce(sum(rating) filter (where residency_status = 'visited'), 0)::int as visited,
       coalesce(sum(rating) filter (where residency_status = 'owned'), 0)::int as owned
     from review where property_id = $1 and hidden_at is null and deleted_at is null`,
    id,
  );
  return row;
}

async function sums(id: number) {
  const [row] = await backend.rows(
    `select review_count as reviews, rating_counts[1] + 2 * rating_counts[2] + 3 * rating_counts[3]
       + 4 * rating_counts[4] + 5 * rating_counts[5] as stars,
       lived_here_stars as lived, visited_stars as visited, owned_stars as owned
     from property where id = $1`,
    id,
  );
  return row;
}

const image = (n: number) =>
  `/uploads/0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e${n.toString(16).padStart(2, '0')}.webp`;

let streets = 1;

/** Two properties: one with 3 reviews, 2 bookmarks, 1 request and 1 complaint, one with 2 reviews; a member in both. */
async function buildTwo({ isOlderInTarget = false } = {}) {
  const street = `${streets++} Bellbird Street`;
  const values = {
    bedrooms: 2,
    buildYear: 1960,
    description: 'Brick.',
    propertyImages: [1, 2, 3].map(image),
  };
  const from = await buildProperty(backend, { address: `Unit 1, ${street}`, ...values });
  const propertyImages = [4, 5, 6].map(image);
  const into = await buildProperty(backend, { address: `1A/${street}`, bedrooms: 3, propertyImages });
  const [author, other, fan] = [await buildUser(backend), await buildUser(backend), await buildUser(backend)];
  const review = (property: { id: number }, values: object) =>
    buildReview(backend, { property: property.id, ...values });
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const [oldest, newer] = isOlderInTarget ? [into, from] : [from, into];
  const user = author.id;
  const older = await review(oldest, { user, rating: 1, title: 'The older', createdAt: daysAgo(90) });
  const younger = await review(newer, { user, rating: 5, title: 'The newer', createdAt: daysAgo(9) });
  const reported = await review(from, { rating: 2, residencyStatus: 'visited', issuesTags: ['Pests'] });
  await review(from, { user: other.id, rating: 3, residencyStatus: 'owned', issuesTags: ['Leaks', 'Pests'] });
  await review(into, { rating: 4, issuesTags: ['Leaks'] });
  for (const ids of [
    [other.id, from.id],
    [fan.id, from.id],
    [fan.id, into.id],
  ])
    await backend.rows('insert into user_bookmarks (user_id, property_id) values ($1, $2)', ...ids);
  await backend.rows(
    `insert into inspector_lead (property_id, name, phone, property_address) values ($1, 'Kim', '0400 000 000', 'x')`,
    from.id,
  );
  await backend.post(`/api/reviews/${reported.id}/report`, { reason: 'untrue', details: 'Not so.' });
  return { from: from.id, into: into.id, older, younger, reported, author, other, fan, street };
}

test.each([[false], [true]])(
  'a merge moves everything, and its undo restores both exactly (the older review is in the target: %s)',
  async isOlderInTarget => {
    const { from, into, older, younger, reported, author, other, fan } = await buildTwo({ isOlderInTarget });
    const before = await stateOf(from, into);
    const merged = await merge(from, into);
    expect(merged).toMatchObject({
      status: 200,
      body: { id: into, bedrooms: 3, buildYear: 1960, description: 'Brick.' },
    });
    expect(merged.body.propertyImages).toEqual([4, 5, 6, 1, 2].map(image));
    expect(await read(into)).toMatchObject({
      reviewCount: 4,
      averageRating: '3.50',
      ratingSpread: [0, 1, 1, 1, 1],
      issueTagCounts: [
        { tag: 'Leaks', count: 2 },
        { tag: 'Pests', count: 2 },
      ],
    });
    expect(await sums(into)).toEqual(await recount(into));
    expect((await backend.get(`/api/properties/${into}/reviews`)).body).toHaveLength(4);
    const { body: own } = await backend.get(`/api/users/${author.id}/reviews`, await signIn(backend, author));
    const hidden = { id: older.id, propertyId: from, isHidden: true };
    expect(own).toEqual([
      expect.objectContaining({ id: younger.id, propertyId: into, isHidden: false }),
      expect.objectContaining({ ...hidden, moderationNote: OLDER_REVIEW_NOTE }),
    ]);
    for (const person of [other, fan]) {
      const path = `/api/users/${person.id}/bookmarks/properties`;
      const { body } = await backend.get(path, await signIn(backend, person));
      expect(body).toEqual([{ propertyId: into }]);
    }
    const { body: complaints } = await backend.get(`/api/admin/complaints?review=${reported.id}`, asAdmin);
    expect(complaints[0].review.property ?? complaints[0].review).toMatchObject({ id: expect.any(Number) });
    const { leads } = await stateOf(into);
    expect(leads).toHaveLength(1);
    const { id } = await newest();
    expect((await undo(id)).body).toMatchObject({ id, undoneAt: expect.any(String), notUndone: [] });
    expect(await stateOf(from, into)).toEqual(before);
  },
);

test('what was added meanwhile stays with the target, and the undo says so', async () => {
  const { from, into } = await buildTwo();
  await merge(from, into);
  const { id } = await newest();
  const member = await buildUser(backend);
  const browser = await signIn(backend, member);
  expect((await backend.post('/api/reviews', reviewOf(from), browser)).body.propertyId).toBe(into);
  await backend.post('/api/bookmarks', { userId: member.id, propertyId: from }, browser);
  await backend.rows(
    `update property set build_year = 1970, property_images = property_images[1:4] where id = $1`,
    into,
  );
  const { address } = await read(into);
  expect((await undo(id)).body.notUndone).toEqual([
    `The build year of ${address} was changed since, and stays as it is.`,
    '1 image was removed since.',
    `1 review posted since the merge stays with ${address}.`,
    `1 bookmark added since the merge stays with ${address}.`,
  ]);
  expect(await read(from)).toMatchObject({ reviewCount: 3, buildYear: 1960 });
  expect(await read(into)).toMatchObject({ reviewCount: 3, buildYear: 1970 });
  for (const each of [from, into]) expect(await sums(each)).toEqual(await recount(each));
  expect((await newest()).notUndone).toHaveLength(4);
  expect(await undo(id)).toMatchObject({ status: 409, text: 'This merge has already been undone' });
});

test('the older review stays hidden where its author has posted another one, or a moderator has changed it', async () => {
  const { from, into, older, younger, author } = await buildTwo({ isOlderInTarget: true });
  const browser = await signIn(backend, author);
  await merge(from, into);
  const { id } = await newest();
  expect((await backend.delete(`/api/reviews/${younger.id}`, browser)).status).toBe(204);
  expect((await backend.post('/api/reviews', reviewOf(from), browser)).status).toBe(201);
  const { notUndone } = (await undo(id)).body;
  expect(notUndone[0]).toBe(`Review ${older.id} stays hidden: its author has posted another one since.`);
  for (const each of [from, into]) expect(await sums(each)).toEqual(await recount(each));

  const two = await buildTwo();
  await merge(two.from, two.into);
  await backend.rows(`update review set moderation_note = 'Names a person' where id = $1`, two.older.id);
  const undone = await undo((await newest()).id);
  expect(undone.body.notUndone).toEqual([`Review ${two.older.id} was changed since, and stays as it is.`]);
});

test('what is sent to the id of a merged home is taken for the home it went into', async () => {
  const { from, into, author, fan, reported } = await buildTwo();
  await merge(from, into);
  const browser = await signIn(backend, fan);
  const property = await backend.get(`/api/properties/${from}`);
  expect(property.body.id).toBe(into);
  expect(property.headers.get('cache-tag')).toContain(`property/${into}`);
  expect((await backend.get(`/api/properties/${from}/reviews`)).body).toHaveLength(4);
  expect((await backend.get(`/api/properties/${from}/history`)).body).toEqual(
    (await backend.get(`/api/properties/${into}/history`)).body,
  );
  const again = await backend.post('/api/reviews', reviewOf(from), await signIn(backend, author));
  expect(again).toMatchObject(refusal(409, /already reviewed this property/));
  await backend.post(`/api/reviews/${reported.id}/helpful`, { count: 1 }, browser);
  expect((await backend.get(`/api/reviews/marked?propertyId=${from}`, browser)).body).toEqual([reported.id]);
  const lead = { propertyId: from, name: 'Kim Papas', phone: '0400 000 000', email: '' };
  const { body } = await backend.post('/api/inspector-leads', lead);
  expect(await backend.rows('select property_id from inspector_lead where id = $1', body.id)).toEqual([
    { property_id: into },
  ]);
  const bookmark = { userId: fan.id, propertyId: from };
  expect((await backend.post('/api/bookmarks', bookmark, browser)).body.propertyId).toBe(into);
  expect((await backend.delete('/api/bookmarks', browser, bookmark)).status).toBe(204);
  const path = `/api/users/${fan.id}/bookmarks/properties`;
  expect((await backend.get(path, browser)).body).toEqual([]);
  await undo((await newest()).id);
  expect((await backend.get(path, browser)).body).toEqual([]);
});

test('the former address leads to the target', async () => {
  const { from, into, street } = await buildTwo();
  await merge(from, into);
  const add = () => backend.post('/api/properties', propertyAt(`U1/${street}`));
  expect(await add()).toMatchObject({ status: 200, body: { id: into } });
  await undo((await newest()).id);
  expect(await add()).toMatchObject({ status: 200, body: { id: from } });
});

test('a chain of merges leads to the last one, and is undone from its end', async () => {
  const all = await inTurn(3, async () => (await buildProperty(backend)).id);
  const [a, b, c] = all as [number, number, number];
  const before = await stateOf(...all);
  await merge(a, b);
  const first = await newest();
  const merged = await stateOf(...all);
  await merge(b, c);
  const second = await newest();
  for (const id of [a, b, c]) expect((await read(id)).id).toBe(c);
  expect(await undo(first.id)).toMatchObject(refusal(409, /Undo that merge first/));
  await undo(second.id);
  expect([(await read(a)).id, (await read(b)).id]).toEqual([b, b]);
  expect(await stateOf(...all)).toEqual(merged);
  await undo(first.id);
  expect((await read(a)).id).toBe(a);
  expect(await stateOf(...all)).toEqual(before);
});

test('a merge whose postcode would make two properties one address says which to merge first', async () => {
  const at = (address: string, postcode: string) => buildProperty(backend, { address, postcode });
  const known = await at('8 Plover Street', '2042');
  const unknown = await at('8 Plover Str', '0000');
  const other = await at('10 Plover St', '2042');
  expect(await merge(other.id, unknown.id)).toMatchObject(
    refusal(
      409,
      /Another property already has the address 8 Plover Str with the postcode 2042\. Merge these two first\./,
    ),
  );
  expect((await merge(known.id, unknown.id)).status).toBe(200);
  expect((await merge(other.id, unknown.id)).body).toMatchObject({ id: unknown.id, postcode: '2042' });
});

test('what cannot be merged is refused with a sentence', async () => {
  const [one, two, removed] = await Promise.all([
    buildProperty(backend),
    buildProperty(backend),
    buildProperty(backend, { deletedAt: new Date() }),
  ]);
  expect(await merge(one.id, one.id)).toMatchObject(refusal(409, 'A property can’t be merged into itself'));
  expect(await merge(one.id, 999_999)).toMatchObject({ status: 404, text: 'Property not found' });
  expect(await merge(removed.id, one.id)).toMatchObject(refusal(409, /was removed/));
  expect(await merge(one.id, two.id, { reason: ' ' })).toMatchObject(refusal(400, /Reason is required/));
  expect(await merge(one.id, two.id, { version: 7 })).toMatchObject({ status: 409 });
  const { version } = (await backend.get('/api/admin/properties?limit=100', asAdmin)).body.find(
    ({ id }: { id: number }) => id === one.id,
  );
  expect((await merge(one.id, two.id, { version })).status).toBe(200);
  expect(await merge(one.id, two.id)).toMatchObject(refusal(409, /already been merged/));
  const path = `/api/admin/properties/${one.id}`;
  const message = 'This property was merged into another one. Undo the merge first.';
  const edit = propertyAt('1 New Street');
  expect(await backend.post(`${path}/restore`, {}, asAdmin)).toMatchObject({ status: 409, text: message });
  expect(await backend.put(path, edit, asAdmin)).toMatchObject({ status: 409, text: message });
  const remove = await backend.delete(path, asAdmin);
  expect(remove).toMatchObject({ status: 409, text: message });
  expect(await undo(999_999)).toMatchObject({ status: 404, text: 'Merge not found' });
  const { body } = await backend.get('/api/admin/properties?visibility=deleted', asAdmin);
  expect(body.find(({ id }: { id: number }) => id === one.id)).toMatchObject({
    mergedInto: { id: two.id, address: two.address, mergeId: (await newest()).id },
  });
});

test('each merge and undo is recorded with before and after', async () => {
  const { from, into } = await buildTwo();
  await merge(from, into);
  const merged = await newest();
  expect(merged).toMatchObject({
    from: { id: from },
    into: { id: into },
    reason: 'One home',
    by: 'moderator',
    undoneAt: null,
    moved: { reviews: 2, hiddenReviews: 1, bookmarks: 1, requests: 1, images: 2 },
  });
  await undo(merged.id);
  const entries = await backend.rows(
    `select action, subject_id as id, before is not null as before, after is not null as after
     from audit_entry where subject = 'property' and subject_id = any($1) order by audit_entry.id`,
    [from, into],
  );
  expect(entries).toEqual(
    ['merge', 'undo'].flatMap(action => [from, into].map(id => ({ action, id, before: true, after: true }))),
  );
});

test('the audit names the other property of a merge, its undo and a separation, and the building', async () => {
  const from = await buildProperty(backend, { address: '11 Hakea Street' });
  const into = await buildProperty(backend, { address: '12 Hakea Street' });
  await merge(from.id, into.id);
  await undo((await newest()).id);
  const both = { a: from.id, b: into.id };
  expect((await backend.post('/api/admin/buildings/candidates/distinct', both, asAdmin)).status).toBe(204);
  const { buildingId } = await buildBuilding(backend, ['1/5 Hakea Street', '2/5 Hakea Street']);
  await backend.put(`/api/admin/properties/${from.id}/building`, { buildingId }, asAdmin);
  const otherOf = async ({ id }: { id: number }) =>
    (await backend.get(`/api/admin/audit?subject=property&subjectId=${id}`, asAdmin)).body.map(
      ({ action, other }: AuditEntry) => [action, other],
    );
  const [target, merged] = ['12 Hakea Street', '11 Hakea Street'].map(each => `${each}, Newtown NSW 2042`);
  expect(await otherOf(from)).toEqual([
    ['place', '5 Hakea Street, Newtown NSW 2042'],
    ...['keep', 'undo', 'merge'].map(action => [action, target]),
  ]);
  expect(await otherOf(into)).toEqual(['keep', 'undo', 'merge'].map(action => [action, merged]));
});

test('reviews posted while properties are merged are all counted, and are all at the target', async () => {
  const [from, into] = [(await buildProperty(backend)).id, (await buildProperty(backend)).id];
  const post = async (n: number): Promise<number> => {
    const review = reviewOf(n % 2 ? from : into, { rating: (n % 5) + 1 });
    const { status } = await backend.post('/api/reviews', review);
    return status === 503 ? post(n) : status;
  };
  const statuses = Array.from({ length: 60 }, (_, n) => post(n));
  expect((await merge(from, into)).status).toBe(200);
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([201]));
  expect(await read(into)).toMatchObject({ reviewCount: 60 });
  expect(await sums(into)).toEqual(await recount(into));
  expect(await sums(from)).toMatchObject({ reviews: 0, stars: 0 });
});

/** A transaction of its own that locks something until `end`. */
async function lockWith(query: string, values: unknown[]) {
  const client = new Client(backend.database.url);
  await client.connect();
  await client.query('begin');
  await client.query(query, values);
  const end = async () => {
    await client.query('commit');
    await client.end();
  };
  return { client, end };
}

test('a bookmark and a request sent during a merge go to the target, and the merge can be undone', async () => {
  const [from, into] = [(await buildProperty(backend)).id, (await buildProperty(backend)).id];
  const fan = await buildUser(backend);
  const browser = await signIn(backend, fan);
  const bookmark = () => backend.post('/api/bookmarks', { userId: fan.id, propertyId: from }, browser);
  await bookmark();
  await backend.rows(
    `insert into inspector_lead (property_id, name, phone, property_address) values ($1, 'Kim', '0400 000 000', 'x')`,
    from,
  );
  const { end } = await lockWith('select from inspector_lead where property_id = $1 for update', [from]);
  const merging = merge(from, into);
  await untilLocked(backend, 1);
  const lead = { propertyId: from, name: 'Kim Papas', phone: '0400 000 000', email: '' };
  const sent = [bookmark(), backend.post('/api/inspector-leads', lead)];
  await untilLocked(backend, 3);
  await end();
  expect((await merging).status).toBe(200);
  for (const { status } of await Promise.all(sent)) expect([200, 201]).toContain(status);
  const at = (table: string) =>
    backend.rows(`select property_id as at from ${table} where property_id = any($1)`, [from, into]);
  expect(await at('user_bookmarks')).toEqual([{ at: into }]);
  expect(await at('inspector_lead')).toEqual([{ at: into }, { at: into }]);
  expect((await undo((await newest()).id)).status).toBe(200);
  expect(await at('user_bookmarks')).toEqual([{ at: from }]);
});

test('of two reviews the one that a moderator hid counts as the older', async () => {
  const [from, into] = [(await buildProperty(backend)).id, (await buildProperty(backend)).id];
  const user = (await buildUser(backend)).id;
  const createdAt = new Date('2026-01-01T00:00:00Z');
  const shown = await buildReview(backend, { property: from, user, createdAt });
  const hidden = { hiddenAt: new Date(), moderationNote: 'Names a person' };
  const other = await buildReview(backend, { property: into, user, ...hidden });
  const before = await stateOf(from, into);
  await merge(from, into);
  expect(await read(into)).toMatchObject({ reviewCount: 1 });
  const [review] = await backend.rows('select property_id, hidden_at from review where id = $1', shown.id);
  expect(review).toEqual({ property_id: into, hidden_at: null });
  const stored = await backend.rows(
    `select moved::text as text from property_merge where into_id = $1
     union all select after::text from audit_entry where subject = 'property' and subject_id = $2`,
    into,
    from,
  );
  expect(JSON.stringify(stored)).toContain(String(other.id));
  expect(JSON.stringify(stored)).not.toContain('Names a person');
  expect((await undo((await newest()).id)).body.notUndone).toEqual([]);
  expect(await stateOf(from, into)).toEqual(before);
});

test('a merge waits for a review that is being written, and takes it along', async () => {
  const [from, into] = [(await buildProperty(backend)).id, (await buildProperty(backend)).id];
  const { client, end } = await lockWith('select from property where id = $1 for no key update', [from]);
  await client.query(
    `insert into review (property_id, residency_status, rating, title, content)
     values ($1, 'visited', 2, 'Damp', 'Damp in winter.')`,
    [from],
  );
  const merging = merge(from, into);
  await untilLocked(backend, 1);
  await end();
  expect((await merging).status).toBe(200);
  expect(await read(into)).toMatchObject({ reviewCount: 1, averageRating: '2.00' });
});

test('a property is placed in a building and in none', async () => {
  const { buildingId } = await buildBuilding(backend, ['1/300 King Street']);
  const { id } = await buildProperty(backend);
  const place = (body: object) => backend.put(`/api/admin/properties/${id}/building`, body, asAdmin);
  const building = { id: buildingId, name: null, address: '300 King Street' };
  expect((await place({ buildingId })).body.building).toEqual(building);
  expect((await read(id)).building).toMatchObject({ id: buildingId, propertyCount: 2 });
  expect(await place({ buildingId: 999_999 })).toMatchObject({ status: 404, text: 'Building not found' });
  expect((await place({ buildingId: null, version: 1 })).status).toBe(409);
  expect((await place({ buildingId: null })).body.building).toBeNull();
});

test('a property stays where an administrator placed it', async () => {
  const placeIn = (id: number, building: number | null) =>
    backend.put(`/api/admin/properties/${id}/building`, { buildingId: building }, asAdmin);
  const buildingOf = async (id: number) =>
    (await backend.rows('select building_id as id from property where id = $1', id))[0]?.id;
  const whole = await buildProperty(backend, { address: '50 Zeta St' });
  await buildBuilding(backend, ['1/50 Zeta St']);
  expect(await buildingOf(whole.id)).toEqual(expect.any(Number));
  await placeIn(whole.id, null);
  await buildProperty(backend, { address: '2/50 Zeta St' });
  expect(await buildingOf(whole.id)).toBeNull();

  const unit = await buildProperty(backend, { address: '1/60 Eta St', postcode: '0000' });
  const { buildingId } = await buildBuilding(backend, ['1/62 Eta St']);
  await placeIn(unit.id, buildingId);
  await backend.post('/api/properties', propertyAt('1/60 Eta St'));
  expect(await buildingOf(unit.id)).toBe(buildingId);
  const target = await buildProperty(backend);
  await merge(unit.id, target.id);
  await undo((await newest()).id);
  expect(await buildingOf(unit.id)).toBe(buildingId);
});
