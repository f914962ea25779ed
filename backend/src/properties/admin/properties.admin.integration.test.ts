import { randomUUID } from 'node:crypto';
import { sharedBackend } from '../../testing/backend.ts';
import {
  auditOf,
  buildProperty,
  buildReview,
  buildUser,
  propertyAt,
  signIn,
} from '../../testing/builders.ts';
import { Upload } from '../../uploads/upload.entity.ts';
import { PropertiesAdminService } from './properties.admin.service.ts';

const backend = await sharedBackend();
const admin = await buildUser(backend, { isAdmin: true });
const browser = await signIn(backend, admin);

const propertyValues = (values: Record<string, unknown> = {}) =>
  propertyAt(`${Math.ceil(Math.random() * 1e6)} Banksia Street`, {
    bedrooms: 2,
    propertyImages: [],
    ...values,
  });
const add = (values = {}) => backend.post('/api/admin/properties', propertyValues(values), browser);
const edit = (id: number, values: object) => backend.put(`/api/admin/properties/${id}`, values, browser);
const remove = (id: number) => backend.delete(`/api/admin/properties/${id}`, browser);
const restore = (id: number) => backend.post(`/api/admin/properties/${id}/restore`, undefined, browser);
const list = async (query = '') => await backend.get(`/api/admin/properties${query}`, browser);
const idsOf = async (query: string) => (await list(query)).body.map(({ id }: { id: number }) => id);

const entriesOn = (id: number) => auditOf(backend, 'property', id);

async function uploaded() {
  const name = `${randomUUID()}.webp`;
  const em = backend.em();
  em.create(Upload, { name });
  await em.flush();
  return `/uploads/${name}`;
}

test('a property is added with all that is known of it, found at once, and recorded in the audit', async () => {
  const { status, body } = await add({ address: '7 Quokka Lane', parkingSpaces: 3 });
  expect(status).toBe(201);
  const known = { address: '7 Quokka Lane', parkingSpaces: 3 };
  expect(body).toMatchObject({ ...known, version: 1, visibility: 'visible' });
  const found = await backend.get('/api/properties/search?q=7%20quokka%20lane');
  expect(found.body[0].id).toBe(body.id);
  expect(await entriesOn(body.id)).toMatchObject([
    { action: 'add', by: admin.id, before: null, after: { address: '7 Quokka Lane' } },
  ]);
});

test('a property stored before keys had a limit can be deleted, restored and corrected', async () => {
  const address = `1 ${'\u3316'.repeat(60)}`;
  const { id } = await buildProperty(backend, { address });
  expect((await remove(id)).status).toBe(204);
  expect((await restore(id)).status).toBe(200);
  expect((await edit(id, propertyValues({ address }))).status).toBe(400);
  expect((await edit(id, propertyValues({ address: '1 Mended Lane' }))).status).toBe(200);
});

test('the same address cannot be there twice, whatever its spelling', async () => {
  await add({ address: '5/12 Numbat Street' });
  const second = await add({ address: 'Unit 5, 12 Numbat St' });
  expect(second).toMatchObject({ status: 409, text: expect.stringMatching(/already a property at this/) });
});

test.each([
  [{ address: '—' }, 'Enter a street number and name'],
  [{ address: '\u3316'.repeat(200) }, 'Property address is too long. Please shorten it'],
  [
    { propertyImages: Array(6).fill('/uploads/0f8fad5b-d9cb-469f-a165-70867728950e.webp') },
    'You can add up to 5 images',
  ],
  [{ propertyImages: ['https://elsewhere.example/a.png'] }, 'Please upload this photo again'],
  [{ propertyImages: [`/uploads/${randomUUID()}.webp`] }, 'Please upload this photo again'],
])('%o is refused and adds nothing', async (values, message) => {
  const before = (await list()).headers.get('X-Total-Count');
  const { status, text } = await add(values);
  expect([status, text]).toEqual([400, message]);
  expect((await list()).headers.get('X-Total-Count')).toBe(before);
});

test('an edit changes what is shown and stores what it was before', async () => {
  const { body } = await add({ bedrooms: 2 });
  const edited = await edit(body.id, { ...body, bedrooms: 3, version: 1 });
  expect(edited).toMatchObject({ status: 200, body: { bedrooms: 3, version: 2 } });
  expect((await backend.get(`/api/properties/${body.id}`)).body.bedrooms).toBe(3);
  expect((await entriesOn(body.id))[1]).toMatchObject({
    action: 'edit',
    before: { bedrooms: 2 },
    after: { bedrooms: 3 },
  });
});

test('the later of two editors gets a conflict; without a version the last one wins', async () => {
  const { body } = await add();
  expect((await edit(body.id, { ...body, bedrooms: 4, version: 1 })).status).toBe(200);
  expect(await edit(body.id, { ...body, bedrooms: 5, version: 1 })).toMatchObject({ status: 409 });
  expect((await edit(body.id, { ...body, bedrooms: 6, version: undefined })).body.bedrooms).toBe(6);
});

test('images are claimed by one property and released when it no longer shows them', async () => {
  const [first, second] = [await uploaded(), await uploaded()];
  const { body } = await add({ propertyImages: [first] });
  expect((await add({ propertyImages: [first] })).status).toBe(400);
  const edited = await edit(body.id, { ...body, propertyImages: [second] });
  expect(edited.body.propertyImages).toEqual([second]);
  expect((await add({ propertyImages: [first] })).status).toBe(201);
});

test('a deleted property is gone for everyone and comes back whole', async () => {
  const property = await buildProperty(backend);
  await buildReview(backend, { property: property.id, rating: 2 });
  const member = await buildUser(backend);
  await backend.rows(
    'insert into user_bookmarks (user_id, property_id) values ($1, $2)',
    member.id,
    property.id,
  );
  expect((await remove(property.id)).status).toBe(204);
  expect((await remove(property.id)).status).toBe(404);
  expect((await backend.get(`/api/properties/${property.id}`)).status).toBe(404);
  expect((await backend.get(`/api/properties/${property.id}/reviews`)).status).toBe(404);
  expect(await idsOf('?visibility=deleted')).toContain(property.id);
  expect(await idsOf('?visibility=visible')).not.toContain(property.id);
  expect(await restore(property.id)).toMatchObject({
    status: 200,
    body: { reviewCount: 1, averageRating: '2.00' },
  });
  expect(await restore(property.id)).toMatchObject({ status: 409 });
  expect((await backend.get(`/api/properties/${property.id}/reviews`)).body).toHaveLength(1);
  const bookmarks = 'select from user_bookmarks where property_id = $1';
  expect(await backend.rows(bookmarks, property.id)).toHaveLength(1);
  expect(await entriesOn(property.id)).toMatchObject([{ action: 'delete' }, { action: 'restore' }]);
});

test('a month after a property was deleted its images are released, not before', async () => {
  const image = await uploaded();
  const { body } = await add({ propertyImages: [image] });
  await remove(body.id);
  const isFree = async () => {
    await backend.app.get(PropertiesAdminService).sweep();
    const [upload] = await backend.rows(
      `select claimed_at is null as free from upload where '/uploads/' || name = $1`,
      image,
    );
    return upload?.free;
  };
  expect(await isFree()).toBe(false);
  await backend.rows(`update property set deleted_at = now() - interval '31 days' where id = $1`, body.id);
  expect(await isFree()).toBe(true);
  expect((await restore(body.id)).body.propertyImages).toEqual([]);
});

test('the list is found by what is typed and goes on where it stopped', async () => {
  const properties = [];
  for (const address of ['1 Wombat Road', '2 Wombat Road', '3 Wombat Road'])
    properties.push((await add({ address, suburb: 'Wagga Wagga' })).body.id);
  const newestFirst = properties.toSorted((a, b) => b - a);
  expect(await idsOf('?q=womb')).toEqual(newestFirst);
  expect(await idsOf('?q=wagga%20nsw&limit=2')).toEqual(newestFirst.slice(0, 2));
  expect(await idsOf(`?q=womb&limit=2&after=${newestFirst[1]}`)).toEqual(newestFirst.slice(2));
  expect((await list('?q=womb&limit=1')).headers.get('X-Total-Count')).toBe('3');
  expect((await list('?q=nothing-like-it')).body).toEqual([]);
});

test('what is not there is not found', async () => {
  expect(await edit(999_999, propertyValues())).toMatchObject({ status: 404, text: 'Property not found' });
  expect(await remove(999_999)).toMatchObject({ status: 404 });
  expect(await restore(999_999)).toMatchObject({ status: 404 });
});
