import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { UNUSABLE_PASSWORD } from '../accounts/sign-in/passwords.ts';
import { User } from '../accounts/user.entity.ts';
import { query } from '../platform/database/query.ts';
import { sql, unsafe } from '../platform/database/sql.ts';
import { keyProperties } from '../properties/addresses/key-properties.ts';
import { Property } from '../properties/property.entity.ts';
import { indexAllProperties } from '../properties/search/search-index.ts';
import { recomputeAggregates } from '../reviews/rating-aggregates.ts';
import { Review } from '../reviews/review.entity.ts';
import type { PhotoStore } from '../uploads/photo-store.ts';
import { photoUrlOf } from '../uploads/photo-url.ts';
import { Upload } from '../uploads/upload.entity.ts';
import type { DemoData, DemoReview } from './demo-data.ts';
import { createdAtOf, fillDates } from './demo-dates.ts';

type StoredPhotos = ReadonlyMap<DemoReview, string[]>;

/** Fills an empty database. Each photo is uploaded once per review, since a deleted review deletes its photos. */
export async function loadDemo(em: EntityManager, data: DemoData, store: PhotoStore, now = new Date()) {
  const photos = await storePhotos(data, store);
  await em.transactional(async em => {
    await insert(em, data, photos, now);
    await keyProperties(em, await em.find(Property, {}, { orderBy: { id: 'asc' } }));
    await recomputeAggregates(em);
    await indexAllProperties(em);
  });
  for (const table of ['property', 'review', 'search_word'])
    await query(em, sql`vacuum analyze ${unsafe(table)}`);
}

async function storePhotos({ properties, photos }: DemoData, store: PhotoStore): Promise<StoredPhotos> {
  const add = async (file: string) => store.add(await readFile(path.join(photos, file)));
  const reviews = properties.flatMap(property => property.reviews);
  return new Map(
    await Promise.all(
      reviews.map(async review => [review, await Promise.all(review.photos.map(add))] as const),
    ),
  );
}

async function insert(em: EntityManager, { members, properties }: DemoData, photos: StoredPhotos, now: Date) {
  const users = new Map(members.map(member => [member.username, userOf(em, member)]));
  const drafts = properties.flatMap(({ reviews, ...values }) => {
    const property = em.create(Property, values);
    return reviews.map(review => ({ property, review, createdAt: createdAtOf(review, now) }));
  });
  await em.flush();
  // lists sort reviews by id, so ids follow the dates; new reviews get theirs from `public_id`, which skips taken ones
  drafts.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const [index, { property, review, createdAt }] of drafts.entries()) {
    const { daysAgo, time, member, content, ...values } = review;
    const names = photos.get(review) ?? [];
    for (const name of names) em.create(Upload, { name, claimedAt: now });
    em.create(Review, {
      id: index + 1,
      ...values,
      property,
      user: member === undefined ? null : authorOf(users, member),
      content: fillDates(content.join(' '), createdAt),
      photos: names.map(photoUrlOf),
      createdAt,
    });
  }
  await em.flush();
}

/** Adds an account that nobody can sign in to, with an email that nobody owns. */
const userOf = (em: EntityManager, member: DemoData['members'][number]) =>
  em.create(User, {
    ...member,
    email: `${member.username}@example.invalid`,
    password: UNUSABLE_PASSWORD,
  });

function authorOf(users: ReadonlyMap<string, User>, username: string): User {
  const user = users.get(username);
  if (user === undefined) throw new Error(`The demonstration data have no member ${username}`);
  return user;
}
