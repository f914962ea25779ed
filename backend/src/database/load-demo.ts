import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import sharp from 'sharp';
import { UNUSABLE_PASSWORD } from '../accounts/passwords.ts';
import { User } from '../accounts/user.entity.ts';
import { Property } from '../properties/property.entity.ts';
import { rememberAllHomes } from '../properties/vocabulary.ts';
import { Review } from '../reviews/review.entity.ts';
import { recountReviews } from '../reviews/sums.ts';
import { Upload } from '../uploads/upload.entity.ts';
import type { DemoData, DemoPhoto } from './demo-data.ts';

const WIDTH = 1_200;
const QUALITY = 80;

/**
 * Fills an empty database with made-up homes and reviews, in one transaction, reviews in the order of their
 * dates so that ids grow with them. Drawings become WebP files in `uploads`.
 */
export async function loadDemo(em: EntityManager, data: DemoData, uploads: string): Promise<void> {
  const photos = await writePhotos(data.photos, uploads);
  await em.transactional(async em => {
    const users = data.members.map(member => em.create(User, { ...member, password: UNUSABLE_PASSWORD }));
    const homes = data.homes.map(home => em.create(Property, home));
    await em.flush();
    const inOrder = data.reviews.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    for (const { home, member, photos: shown, issuesTags, ...words } of inOrder) {
      em.create(Review, {
        ...words,
        issuesTags: [...issuesTags],
        property: at(homes, home),
        user: member === null ? null : at(users, member),
        photos: shown.map(index => `/uploads/${at(photos, index)}`),
      });
    }
    for (const name of photos) em.create(Upload, { name, claimedAt: new Date() });
    await em.flush();
    await recountReviews(em);
    await rememberAllHomes(em);
  });
  for (const table of ['property', 'review', 'search_word']) await em.execute(`vacuum analyze ${table}`);
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`The demo data name an item ${index} that is not there`);
  return item;
}

/** The same drawing always gets the same name, so that a second start leaves no second set of files. */
const fileName = ({ name }: DemoPhoto) => {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}.webp`;
};

async function writePhotos(photos: readonly DemoPhoto[], uploads: string) {
  await mkdir(uploads, { recursive: true });
  return Promise.all(
    photos.map(async photo => {
      const name = fileName(photo);
      const picture = sharp(Buffer.from(photo.svg)).resize({ width: WIDTH, withoutEnlargement: false });
      await picture.webp({ quality: QUALITY }).toFile(path.join(uploads, name));
      return name;
    }),
  );
}
