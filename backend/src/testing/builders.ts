import { partsOf } from '@home-truths/contract';
import type { RequiredEntityData } from '@mikro-orm/core';
import { startSession } from '../accounts/sessions/start-session.ts';
import { User } from '../accounts/user.entity.ts';
import { keyProperties } from '../properties/addresses/key-properties.ts';
import { Property } from '../properties/property.entity.ts';
import { indexProperty } from '../properties/search/search-index.ts';
import { recomputeAggregates } from '../reviews/rating-aggregates.ts';
import { Review } from '../reviews/review.entity.ts';
import type { Backend } from './backend.ts';

let next = 1;

/** A property on a street of its own, unless said otherwise, with its key unless that is null. */
export async function buildProperty(backend: Backend, values: Partial<RequiredEntityData<Property>> = {}) {
  const em = backend.em();
  const address = String(values.address ?? `${next++} Wattlebird Street`);
  const { key, base } = partsOf(address);
  const property = em.create(Property, {
    address,
    addressKey: key === base ? key : null,
    suburb: 'Newtown',
    state: 'NSW',
    postcode: '2042',
    propertyType: 'house',
    ...values,
  } as RequiredEntityData<Property>);
  await em.flush();
  await indexProperty(em, property);
  if (key !== base && values.addressKey !== null) await keyProperties(em, [property]);
  return property;
}

/** Properties of one building, by their street lines, which have a unit. */
export async function buildBuilding(backend: Backend, addresses: readonly string[], values = {}) {
  const properties: Property[] = [];
  for (const address of addresses) properties.push(await buildProperty(backend, { address, ...values }));
  const [building] = await backend.rows<{ id: number }>(
    'select building_id as id from property where id = $1',
    properties[0]?.id,
  );
  if (!building?.id) throw new Error('The first of the properties is in no building');
  return { buildingId: building.id, properties: properties.map(({ id }) => id) };
}

/** A person with an account. */
export async function buildUser(backend: Backend, values: Partial<RequiredEntityData<User>> = {}) {
  const em = backend.em();
  const name = `person${next++}`;
  const user = em.create(User, {
    username: name,
    email: `${name}@example.com`,
    password: '!',
    firstName: 'Robin',
    lastName: 'Nguyen',
    ...values,
  } as RequiredEntityData<User>);
  await em.flush();
  return user;
}

/** A review of a property, counted. */
export async function buildReview(
  backend: Backend,
  values: { property: number } & Partial<RequiredEntityData<Review>>,
) {
  const em = backend.em();
  const review = em.create(Review, {
    residencyStatus: 'lived_here',
    rating: 4,
    title: 'A fair home',
    content: 'Quiet at night and dry in winter.',
    ...values,
  } as RequiredEntityData<Review>);
  await em.flush();
  await recomputeAggregates(em, [values.property]);
  return review;
}

/** Signs a person in: the headers of their browser. */
export async function signIn(backend: Backend, user: { id: number }) {
  return { Cookie: `sid=${await startSession(backend.em(), user.id)}` };
}

/** The day in Sydney of a moment, as the public reads times of reviews. */
export const publicDayOf = (moment: Date | string) =>
  `${new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney' }).format(new Date(moment))}T10:00:00.000Z`;

/** A review as the form sends it. */
export const reviewOf = (propertyId: number, values: Record<string, unknown> = {}) => ({
  propertyId,
  residencyStatus: 'lived_here',
  rating: 5,
  title: 'Sunny and quiet',
  content: 'We lived here for two years and would again.',
  issuesTags: [],
  photos: [],
  isAnonymous: false,
  contactEmail: null,
  ...values,
});

/** The fields of a review that its author can edit. */
export function editOf(values: Record<string, unknown> = {}) {
  const { propertyId: _, contactEmail: __, ...fields } = reviewOf(1, values);
  return fields;
}

/** A property as the form sends it. */
export const propertyAt = (address: string, values: Record<string, unknown> = {}) => ({
  address,
  suburb: 'Newtown',
  state: 'NSW',
  postcode: '2042',
  propertyType: 'house',
  ...values,
});

/** A visitor's request, complaint or message, sent; returns its number. */
export async function send(
  backend: Backend,
  kind: 'lead' | 'complaint' | 'enquiry',
  values = {},
): Promise<number> {
  const person = { name: 'Mei Lin', email: 'mei@example.com' };
  const [path, body] = {
    lead: ['/api/inspector-leads', { phone: '0400 000 000' }],
    complaint: ['/api/complaints', { kind: 'privacy', details: 'My number stands in a review.' }],
    enquiry: ['/api/enquiries', { message: 'Please write about strata levies.' }],
  }[kind] as [string, object];
  const propertyId = kind === 'lead' ? (await buildProperty(backend)).id : undefined;
  return (await backend.post(path, { ...person, propertyId, ...body, ...values })).body.id;
}

/** Who did what to a record, in order. */
export const auditOf = (backend: Backend, subject: string, id: number) =>
  backend.rows(
    `select action, actor_id as by, before, after from audit_entry where subject = $1 and subject_id = $2 order by id`,
    subject,
    id,
  );
