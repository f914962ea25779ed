import { sharedBackend } from '../../testing/backend.ts';
import { buildProperty, buildReview, buildUser, editOf, reviewOf, signIn } from '../../testing/builders.ts';
import { picture } from '../../testing/photos.ts';
import { DeletedReviewsService } from '../moderation/deleted-reviews.service.ts';

const backend = await sharedBackend();
const asAdmin = await signIn(backend, await buildUser(backend, { isAdmin: true }));

const upload = async (): Promise<string> => (await backend.upload(await picture(30, 20))).body.urls[0];

/** A review with two photos, by a member. */
async function build(photoDescriptions?: string[]) {
  const property = await buildProperty(backend);
  const user = await buildUser(backend);
  const browser = await signIn(backend, user);
  const photos = [await upload(), await upload()];
  const sent = reviewOf(property.id, { photos, photoDescriptions });
  const { status, body } = await backend.post('/api/reviews', sent, browser);
  return { status, body, id: body?.id as number, property, user, browser, photos };
}

test('what a photo shows is stored with its review and shown wherever the review is', async () => {
  const { status, body, property, user, browser, photos } = await build([' Mould above the shower ', '']);
  expect([status, body.photoDescriptions]).toEqual([201, ['Mould above the shower', '']]);
  const [listed] = (await backend.get(`/api/properties/${property.id}/reviews`)).body;
  expect(listed).toMatchObject({ photos, photoDescriptions: ['Mould above the shower', ''] });
  const [mine] = (await backend.get(`/api/users/${user.id}/reviews`, browser)).body;
  expect(mine).toMatchObject({ photoDescriptions: ['Mould above the shower', ''] });
  const { body: exported } = await backend.get(`/api/users/${user.id}/export`, browser);
  expect(JSON.stringify(exported)).toContain('Mould above the shower');
});

test('a property shows the photos of its newest visible reviews', async () => {
  const property = await buildProperty(backend);
  const add = (photos: string[], values = {}) =>
    buildReview(backend, { property: property.id, photos, ...values });
  const shown = await Promise.all(
    [1, 2, 3, 4, 5].map(async number => {
      const urls = [`/uploads/${number}-bath.webp`, `/uploads/${number}-hall.webp`];
      const { id } = await add(urls, { photoDescriptions: ['The bath'] });
      return { id, photos: urls.map((url, at) => ({ url, description: at === 0 ? 'The bath' : '' })) };
    }),
  );
  await add([]);
  await add(['/uploads/hidden.webp'], { hiddenAt: new Date() });
  await add(['/uploads/deleted.webp'], { deletedAt: new Date() });
  const { body } = await backend.get(`/api/properties/${property.id}`);
  const newest = shown.sort((one, other) => other.id - one.id).slice(0, 4);
  expect(body.reviewPhotos).toEqual(newest.flatMap(({ photos }) => photos));
});

test('a review sent without descriptions has none', async () => {
  expect((await build()).body.photoDescriptions).toEqual(['', '']);
});

test('an edit changes descriptions; one that does not know of them keeps those of photos that stay', async () => {
  const { id, browser, photos } = await build(['The bath', 'The hall']);
  const edit = (values: object) => backend.patch(`/api/reviews/${id}`, editOf({ ...values }), browser);
  expect((await edit({ photos })).body).toMatchObject({
    edited: null,
    photoDescriptions: ['The bath', 'The hall'],
  });
  expect((await edit({ photos: [photos[1]] })).body.photoDescriptions).toEqual(['The hall']);
  const changed = await edit({ photos: [photos[1]], photoDescriptions: ['The hall at night'] });
  expect(changed.body).toMatchObject({ edited: 'author', photoDescriptions: ['The hall at night'] });
  const stored = await backend.rows(
    'select before from review_revision where review_id = $1 order by id',
    id,
  );
  expect(stored.map(({ before }) => (before as { photoDescriptions: string[] }).photoDescriptions)).toEqual([
    ['The bath', 'The hall'],
    ['The hall'],
  ]);
});

test('an edit that says what was read changes nothing, also where one photo has no description', async () => {
  const { id, browser, photos } = await build(['The bath']);
  const photoDescriptions = ['The bath', ''];
  const sent = editOf({ photos, photoDescriptions });
  const { body } = await backend.patch(`/api/reviews/${id}`, sent, browser);
  expect(body).toMatchObject({ edited: null, photoDescriptions });
});

test('a moderator reads and changes them; verifying alone changes nothing', async () => {
  const { id, photos } = await build(['My neighbour Jo Citizen', 'The hall']);
  const edit = (values: object) => {
    const { photos: _, isAnonymous: __, ...fields } = editOf({ ...values });
    return backend.put(`/api/admin/reviews/${id}`, { isVerified: true, ...fields }, asAdmin);
  };
  expect((await edit({})).body).toMatchObject({ edited: null, photos });
  const { body } = await edit({ photoDescriptions: ['', 'The hall'] });
  expect(body).toMatchObject({ edited: 'moderators', photoDescriptions: ['', 'The hall'] });
});

test('a month after the review was deleted they are gone with its photos, a year after everywhere', async () => {
  const { id } = await build(['Canary of a bath', '']);
  const { photos: _, isAnonymous: __, ...fields } = editOf({ photoDescriptions: ['Canary of a hall', ''] });
  await backend.put(`/api/admin/reviews/${id}`, { isVerified: false, ...fields }, asAdmin);
  await backend.delete(`/api/admin/reviews/${id}`, asAdmin);
  const snapshot = async () =>
    JSON.stringify(
      await backend.rows(
        `select to_jsonb(review) as row from review where id = $1
         union all select to_jsonb(revision) from review_revision as revision where review_id = $1
         union all select to_jsonb(entry) from audit_entry as entry where subject = 'review' and subject_id = $1`,
        id,
      ),
    );
  const age = (interval: string) =>
    backend.rows('update review set deleted_at = now() - $2::interval where id = $1', id, interval);
  await age('31 days');
  await backend.app.get(DeletedReviewsService).sweep();
  expect(await backend.rows('select photos, photo_descriptions from review where id = $1', id)).toEqual([
    { photos: [], photo_descriptions: [] },
  ]);
  await age('13 months');
  await backend.app.get(DeletedReviewsService).sweep();
  expect(await snapshot()).not.toContain('Canary');
});

test.each([
  [['a'.repeat(151)], 'Photo description must be at most 150 characters'],
  [['one', 'two', 'three'], 'Each photo has one description'],
  ['one', 'Photo descriptions must be a list'],
  [['www.a.example www.b.example', 'www.c.example'], 'Reviews can include up to two links'],
])('descriptions %j are refused: %s', async (photoDescriptions, message) => {
  const { id: propertyId } = await buildProperty(backend);
  const sent = reviewOf(propertyId, { photos: [await upload(), await upload()], photoDescriptions });
  expect(await backend.post('/api/reviews', sent)).toMatchObject({ status: 400, text: message });
});
