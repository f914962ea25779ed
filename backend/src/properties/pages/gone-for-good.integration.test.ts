import { sharedBackend } from '../../testing/backend.ts';
import { buildProperty, buildReview, buildUser, signIn } from '../../testing/builders.ts';

const backend = await sharedBackend();

/** A property with a review, a vote, a report, a bookmark and a request for a call. */
async function busyProperty(member: { id: number }, browser: Record<string, string>) {
  const { id, address } = await buildProperty(backend);
  const review = await buildReview(backend, { property: id, user: member.id });
  const report = { reason: 'other', details: 'Something that should be looked at.' };
  const lead = { propertyId: id, name: 'Kim Papas', phone: '0400 000 000' };
  const responses = [
    await backend.post(`/api/reviews/${review.id}/helpful`, { count: 1 }),
    await backend.post(`/api/reviews/${review.id}/report`, report),
    await backend.post('/api/bookmarks', { userId: member.id, propertyId: id }, browser),
    await backend.post('/api/inspector-leads', lead),
  ];
  for (const { status } of responses) expect([200, 201]).toContain(status);
  return { id, address };
}

test('fault 17: what hangs on a property goes with it, the request for a call stays, and nothing points to it', async () => {
  const member = await buildUser(backend);
  const browser = await signIn(backend, member);
  const admin = await signIn(backend, await buildUser(backend, { isAdmin: true }));
  const { id, address } = await busyProperty(member, browser);
  expect((await backend.delete(`/api/admin/properties/${id}`, admin)).status).toBe(204);
  expect((await backend.get(`/api/properties/${id}`)).status).toBe(404);
  expect((await backend.get(`/api/users/${member.id}/bookmarks`, browser)).body).toEqual([]);
  await backend.rows('delete from property where id = $1', id);
  for (const table of ['review', 'helpful_vote', 'user_bookmarks'])
    expect([table, await backend.rows(`select from ${table}`)]).toEqual([table, []]);
  expect(await backend.rows('select property_id, property_address from inspector_lead')).toEqual([
    { property_id: null, property_address: expect.stringContaining(address) },
  ]);
  expect(await backend.rows('select review_id from complaint')).toEqual([{ review_id: null }]);
});

test('every column that points to a record is held to it by the database', async () => {
  const columns = await backend.rows<{ name: string }>(
    `select column_row.table_name || '.' || column_row.column_name as name
     from information_schema.columns as column_row
     where table_schema = 'public' and column_name like '%\\_id' and not exists (
       select from pg_constraint as foreign_key join pg_attribute as own
         on own.attrelid = foreign_key.conrelid and own.attnum = any(foreign_key.conkey)
       where foreign_key.contype = 'f' and foreign_key.convalidated
         and foreign_key.conrelid = format('%I', column_row.table_name)::regclass and own.attname = column_row.column_name)
     order by name`,
  );
  // the audit outlives what it is about, and so does the record of an erasure; the list of what a merge moved points to
  // rows of several tables, and its undo counts those that are gone; repositories are
  // GitHub's and GitLab's
  expect(columns).toEqual([
    { name: 'audit_entry.subject_id' },
    { name: 'erasure.subject_id' },
    { name: 'merge_move.row_id' },
    { name: 'trusted_publisher.repository_id' },
  ]);
});
