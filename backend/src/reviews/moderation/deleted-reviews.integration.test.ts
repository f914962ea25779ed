import { columnsOf } from '../../platform/database/columns.ts';
import { sharedBackend } from '../../testing/backend.ts';
import { buildProperty, buildReview, buildUser, editOf, reviewOf, signIn } from '../../testing/builders.ts';
import { picture } from '../../testing/photos.ts';
import { REVIEW_CONTENT } from '../review.entity.ts';
import { DeletedReviewsService } from './deleted-reviews.service.ts';

const CONTACT = 'canary-contact@example.com';

const backend = await sharedBackend();
const admin = await buildUser(backend, { isAdmin: true });
const asAdmin = await signIn(backend, admin);

/** An anonymous review that its author has edited once, and a moderator once. */
async function build() {
  const property = await buildProperty(backend);
  const user = await buildUser(backend);
  const browser = await signIn(backend, user);
  const values = {
    contactEmail: CONTACT,
    isAnonymous: true,
    issuesTags: ['Leaks'],
    title: 'Canary as first written',
  };
  const { id } = (await backend.post('/api/reviews', reviewOf(property.id, values), browser)).body;
  const text = editOf({ isAnonymous: true, issuesTags: ['Leaks'] });
  const title = 'Canary as edited by its author';
  await backend.patch(`/api/reviews/${id}`, { ...text, title }, browser);
  const edit = { ...text, title: 'Canary as edited by us', moderationNote: 'Canary of a note' };
  await backend.put(`/api/admin/reviews/${id}`, { ...edit, isVerified: false }, asAdmin);
  return { id: id as number, property, user, browser };
}

const byAuthor = ({ id, browser }: { id: number; browser: Record<string, string> }) =>
  backend.delete(`/api/reviews/${id}`, browser);
const byModerator = ({ id }: { id: number }) => backend.delete(`/api/admin/reviews/${id}`, asAdmin);
const restore = ({ id }: { id: number }) =>
  backend.post(`/api/admin/reviews/${id}/restore`, undefined, asAdmin);
const sweep = () => backend.app.get(DeletedReviewsService).sweep();
const age = ({ id }: { id: number }, interval: string) =>
  backend.rows('update review set deleted_at = now() - $2::interval where id = $1', id, interval);

/** Who wrote a review, as far as the database stores it. */
async function authorOf({ id }: { id: number }) {
  const [row] = await backend.rows(
    `select user_id as user, contact_email as contact,
       (select array_agg(changed_by_id) from review_revision where review_id = review.id and by = 'author') as editors
     from review where id = $1`,
    id,
  );
  return row;
}
const UNKNOWN = { user: null, contact: null, editors: [null] };
const known = (user: { id: number }) => ({ user: user.id, contact: CONTACT, editors: [user.id] });

/** The names of the author's fields that are not empty. */
async function filledFieldsOf({ id }: { id: number }) {
  const columns = columnsOf('review', REVIEW_CONTENT);
  const [row = {}] = await backend.rows(`select ${columns} from review where id = $1`, id);
  return REVIEW_CONTENT.filter(name => String(row[name]) !== '');
}

/** Every row of every table that has to do with a review, as text. */
async function rowsAbout({ id }: { id: number }) {
  const rows = await backend.rows(
    `select to_jsonb(review) as row from review where id = $1
     union all select to_jsonb(revision) from review_revision as revision where review_id = $1
     union all select to_jsonb(entry) from audit_entry as entry where subject = 'review' and subject_id = $1
     union all select moved from property_merge where moved #> '{olderReviews,0,id}' = to_jsonb($1::int)`,
    id,
  );
  return JSON.stringify(rows);
}

test('where its author deletes a review, who wrote it and the contact email are erased at once', async () => {
  const review = await build();
  expect(await authorOf(review)).toEqual(known(review.user));
  expect((await byAuthor(review)).status).toBe(204);
  expect(await authorOf(review)).toEqual(UNKNOWN);
  const { body } = await backend.get(`/api/admin/reviews?visibility=deleted&after=${review.id + 1}`, asAdmin);
  expect(body[0]).toMatchObject({ id: review.id, user: null, hasContactEmail: false });
  const contact = await backend.get(`/api/admin/reviews/${review.id}/contact`, asAdmin);
  expect(contact.body).toEqual({ contactEmail: null });
  expect((await byAuthor(review)).status).toBe(404);
});

test('where a moderator deletes it, 30 days later, until which it comes back with its author', async () => {
  const review = await build();
  await byModerator(review);
  await age(review, '30 days -1 hour');
  await sweep();
  expect(await authorOf(review)).toEqual(known(review.user));
  expect((await restore(review)).body).toMatchObject({ user: { id: review.user.id } });
  await sweep();
  expect(await authorOf(review)).toEqual(known(review.user));
  await byModerator(review);
  await age(review, '30 days 1 hour');
  await sweep();
  expect(await authorOf(review)).toEqual(UNKNOWN);
  expect((await restore(review)).body).toMatchObject({ user: null, visibility: 'visible' });
});

test('a visitor has no account to delete: the contact email goes all the same', async () => {
  const property = await buildProperty(backend);
  const review = await buildReview(backend, { property: property.id, contactEmail: CONTACT });
  await byModerator(review);
  await age(review, '31 days');
  await sweep();
  expect(await authorOf(review)).toMatchObject({ contact: null });
});

test('a review that was deleted before: its author is erased at once where no moderator deleted it', async () => {
  const [own, restored, moderated] = [await build(), await build(), await build()];
  await byModerator(restored);
  await restore(restored);
  await byModerator(moderated);
  const before = 'update review set deleted_at = now() - interval $$1 hour$$ where id = $1';
  for (const { id } of [own, restored, moderated]) await backend.rows(before, id);
  await sweep();
  expect(await authorOf(own)).toEqual(UNKNOWN);
  expect(await authorOf(restored)).toEqual(UNKNOWN);
  expect(await authorOf(moderated)).toEqual(known(moderated.user));
});

test('a review that is not deleted, or only hidden, keeps everything', async () => {
  const review = await build();
  await backend.rows(`update review set hidden_at = now() - interval '5 years' where id = $1`, review.id);
  const before = await rowsAbout(review);
  await sweep();
  expect(await rowsAbout(review)).toBe(before);
});

test.each([
  ['its author', byAuthor],
  ['a moderator', byModerator],
])(
  'texts that %s deleted are erased after twelve months, also earlier ones and in the audit',
  async (_, remove) => {
    const review = await build();
    const olderReviews = [
      { id: review.id, note: 'Canary of a hidden one' },
      { id: 1, note: 'Another' },
    ];
    await backend.rows(
      `insert into property_merge (from_id, into_id, reason, moved) values ($1, $2, 'One home', $3)`,
      review.property.id,
      (await buildProperty(backend)).id,
      { olderReviews },
    );
    await remove(review);
    await age(review, '12 months -1 day');
    await sweep();
    expect((await rowsAbout(review)).match(/Canary/g)?.length).toBeGreaterThan(4);
    await age(review, '12 months 1 day');
    expect(await filledFieldsOf(review)).toEqual(expect.arrayContaining(['title', 'content', 'issuesTags']));
    await sweep();
    expect(await filledFieldsOf(review)).toEqual(['residencyStatus', 'rating', 'isAnonymous']);
    const left = await rowsAbout(review);
    expect(left).not.toMatch(/canary/i);
    expect(left).toContain('Another');
    expect(left).not.toContain(reviewOf(1).content);
    const auditEntries = await backend.rows(
      `select action from audit_entry where subject = 'review' and subject_id = $1 and actor_id = $2`,
      review.id,
      admin.id,
    );
    expect(auditEntries).toContainEqual({ action: 'edit' });
    expect(await restore(review)).toMatchObject({
      status: 409,
      text: 'The text of this review was erased a year after it was deleted',
    });
    const listed = await backend.get(`/api/admin/reviews?after=${review.id + 1}&limit=1`, asAdmin);
    expect(listed.body[0]).toMatchObject({ id: review.id, title: '', content: '', visibility: 'deleted' });
  },
);

test.each([
  ['a review was taken back', 'review'],
  ['its home was deleted', 'property'],
])('a month after %s the photos are let go', async (_, table) => {
  const { id, property, browser } = await build();
  const url = (await backend.upload(await picture(30, 20))).body.urls[0];
  await backend.patch(`/api/reviews/${id}`, editOf({ photos: [url] }), browser);
  const deletedFor = (days: number) =>
    backend.rows(
      `update ${table} set deleted_at = now() - $2 * interval '1 day' where id = $1`,
      table === 'review' ? id : property.id,
      days,
    );
  const isFree = async () => {
    await sweep();
    const [upload] = await backend.rows(
      'select claimed_at is null as free from upload where name = $1',
      url.slice(9),
    );
    return upload?.free;
  };
  await deletedFor(29);
  expect(await isFree()).toBe(false);
  await deletedFor(31);
  expect(await isFree()).toBe(true);
});
