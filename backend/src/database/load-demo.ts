import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import sharp from 'sharp';
import { UNUSABLE_PASSWORD } from '../accounts/passwords.ts';
import { User } from '../accounts/user.entity.ts';
import { Property } from '../properties/property.entity.ts';
import { indexAllProperties } from '../properties/search-index.ts';
import { recomputeAggregates } from '../reviews/rating-aggregates.ts';
import { Review } from '../reviews/review.entity.ts';
import { Upload } from '../uploads/upload.entity.ts';
import type { DemoData, DemoPhoto } from './seed/types.ts';

/** Dots per inch at which a drawing of 1,200 units is rendered 800 pixels wide: as sharp as a phone can show. */
const DRAWING_DPI = 48;
/** Quality as an upload has it (decision 132); low compression effort, so that the first start is fast. */
const WEBP_OPTIONS = { quality: 80, effort: 1 };

/**
 * Fills an empty database with fictional properties and reviews, in one transaction, numbered from one, reviews in the
 * order of their dates. Drawings become WebP files in `uploads`.
 */
export async function loadDemo(em: EntityManager, data: DemoData, uploads: string): Promise<void> {
  await em.transactional(async em => {
    await Promise.all([drawPhotos(data.photos, uploads), insert(em, data)]);
    await recomputeAggregates(em);
    await indexAllProperties(em);
  });
  for (const table of ['property', 'review', 'search_word']) await em.execute(`vacuum analyze ${table}`);
}

async function insert(em: EntityManager, data: DemoData) {
  const users = data.members.map(member => em.create(User, { ...member, password: UNUSABLE_PASSWORD }));
  const properties = data.properties.map((values, index) =>
    em.create(Property, { id: index + 1, ...values }),
  );
  await em.flush();
  const inOrder = data.reviews.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const [index, { property, member, photos, ...content }] of inOrder.entries()) {
    em.create(Review, {
      id: index + 1,
      ...content,
      property: itemAt(properties, property),
      user: member === null ? null : itemAt(users, member),
      photos: photos.map(index => `/uploads/${itemAt(data.photos, index).name}`),
    });
  }
  for (const { name } of data.photos) em.create(Upload, { name, claimedAt: new Date() });
  await em.flush();
}

function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`The demo data name an item ${index} that is not there`);
  return item;
}

async function drawPhotos(photos: readonly DemoPhoto[], uploads: string) {
  // Our own drawings; elsewhere this process may have disabled every format but those of photos.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  await mkdir(uploads, { recursive: true });
  await Promise.all(photos.map(({ name, svg }) => drawPhoto(svg, path.join(uploads, name))));
}

const drawPhoto = (svg: string, file: string) =>
  sharp(Buffer.from(svg), { density: DRAWING_DPI }).webp(WEBP_OPTIONS).toFile(file);
