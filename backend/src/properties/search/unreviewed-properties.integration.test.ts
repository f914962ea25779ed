import { sharedBackend } from '../../testing/backend.ts';
import {
  buildProperty,
  buildReview,
  buildUser,
  propertyAt,
  reviewOf,
  signIn,
} from '../../testing/builders.ts';
import { inTurn } from '../../testing/responses.ts';
import { PropertiesService } from '../pages/properties.service.ts';

const backend = await sharedBackend();
const asAdmin = await signIn(backend, await buildUser(backend, { isAdmin: true }));

let number = 1;
const place = { suburb: 'Yarraville', state: 'VIC', postcode: '3013' };
const newProperty = (values = {}) => propertyAt(`${number++} Lyrebird St`, { ...place, ...values });

/** Adds a property as the review form does, so many days ago. */
async function add(days: number, values = {}): Promise<number> {
  const { body } = await backend.post('/api/properties', newProperty(values));
  await backend.rows(
    `update property set added_by_form_at = added_by_form_at - make_interval(days => $2), created_at = created_at - make_interval(days => $2) where id = $1`,
    body.id,
    days,
  );
  return body.id;
}

const sweep = () => backend.app.get(PropertiesService).sweep();
const statusOf = async (id: number) => (await backend.get(`/api/properties/${id}`)).status;
const suggested = async (q: string): Promise<unknown[]> =>
  (await backend.get(`/api/properties/suggest?${new URLSearchParams({ q })}`)).body;

test('a property that nobody reviewed within thirty days is deleted', async () => {
  const [old, young] = [await add(31), await add(29)];
  await sweep();
  expect([await statusOf(old), await statusOf(young)]).toEqual([404, 200]);
});

test('it stays with a review, a bookmark, an inspector request, or the work of an administrator', async () => {
  const member = await buildUser(backend);
  const browser = await signIn(backend, member);
  const ids = await inTurn(5, () => add(31));
  const [reviewed, deleted, bookmarked, withLead, edited] = ids as [number, number, number, number, number];
  await backend.post('/api/reviews', reviewOf(reviewed));
  const review = (await backend.post('/api/reviews', reviewOf(deleted), browser)).body;
  await backend.delete(`/api/reviews/${review.id}`, browser);
  await backend.post('/api/bookmarks', { userId: member.id, propertyId: bookmarked }, browser);
  const lead = { propertyId: withLead, name: 'Jo', phone: '0400 000 000', propertyAddress: 'x' };
  await backend.post('/api/inspector-leads', lead);
  await backend.put(`/api/admin/properties/${edited}`, newProperty(), asAdmin);
  await sweep();
  expect(await Promise.all(ids.map(statusOf))).toEqual(Array(5).fill(200));
});

test('properties from elsewhere stay: from before, of an import, or added by an administrator', async () => {
  const before = await buildProperty(backend, { createdAt: new Date('2020-01-01') });
  const { body } = await backend.post('/api/admin/properties', newProperty(), asAdmin);
  await backend.rows(`update property set created_at = '2020-01-01' where id = $1`, body.id);
  await sweep();
  expect([await statusOf(before.id), await statusOf(body.id)]).toEqual([200, 200]);
});

test('until its first review neither the property nor its suburb is suggested', async () => {
  const id = await add(0, { address: '7 Bowerbird St', suburb: 'Nowherevale' });
  expect(await suggested('7 bowerb')).toEqual([]);
  expect(await suggested('nowherev')).toEqual([]);
  await buildReview(backend, { property: id });
  expect(await suggested('7 bowerb')).toMatchObject([{ kind: 'property', id }]);
  expect(await suggested('nowherev')).toMatchObject([{ kind: 'suburb', suburb: 'Nowherevale' }, { id }]);
});
