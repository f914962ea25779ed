import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ISSUE_TAG_NAMES, LIMITS, PROPERTY_TYPES, RESIDENCIES, STATES } from '@home-truths/contract';
import * as z from 'zod';

/** As far from `dist/` as from `src/`: both read the same files. */
const DEMO_FOLDER = path.resolve(import.meta.dirname, '../../demo');

const wholeNumber = z.int().min(0);

/** A person with an account. */
const DemoMember = z.strictObject({
  username: z.string().regex(/^[a-z0-9_-]{3,30}$/),
  firstName: z.string().min(1),
  lastName: z.string().min(1),
});

const DemoReview = z.strictObject({
  /** Whole days between the review and the day on which it is loaded. */
  daysAgo: z.int().min(1),
  /** By Sydney's standard time; in summer its clocks show an hour more, and still the same day. */
  time: z.iso.time({ precision: -1 }).refine(time => time < '23:00', 'is a time before 23:00'),
  /** Username of the author; a guest has none. */
  member: z.string().optional(),
  residencyStatus: z.enum(RESIDENCIES),
  rating: z.int().min(LIMITS.rating.min).max(LIMITS.rating.max),
  title: z.string().min(LIMITS.title.min).max(LIMITS.title.max),
  /** One sentence after the other, with dates as `withDates` reads them. */
  content: z.array(z.string().min(1)).min(1),
  issuesTags: z.array(z.enum(ISSUE_TAG_NAMES)).min(1),
  /** Files of the folder `photos`. */
  photos: z.array(z.string().endsWith('.webp')).max(LIMITS.photos).default([]),
  isVerified: z.boolean().default(false),
  isAnonymous: z.boolean().default(false),
  helpfulCount: wholeNumber.default(0),
});

const DemoProperty = z.strictObject({
  id: z.int().min(1),
  address: z.string().min(1).max(LIMITS.address),
  suburb: z.string().min(1).max(LIMITS.suburb),
  state: z.enum(STATES),
  postcode: z.string().regex(/^\d{4}$/),
  propertyType: z.enum(PROPERTY_TYPES),
  bedrooms: wholeNumber,
  bathrooms: wholeNumber,
  parkingSpaces: wholeNumber,
  buildYear: z.int(),
  propertySize: z.string().nullable(),
  landSize: z.string().nullable(),
  description: z.string().nullable(),
  reviews: z.array(DemoReview),
});

type DemoMember = z.infer<typeof DemoMember>;
export type DemoProperty = z.infer<typeof DemoProperty>;
export type DemoReview = z.infer<typeof DemoReview>;

/** Everything that an empty database is filled with. */
export interface DemoData {
  members: DemoMember[];
  properties: DemoProperty[];
  /** The folder of the photos that reviews name. */
  photos: string;
}

/**
 * Reads the demonstration data.
 * @throws an error that names the file, and the place in it
 */
export async function readDemoData(folder = DEMO_FOLDER): Promise<DemoData> {
  const states = await readdir(path.join(folder, 'properties'));
  const [members, ...properties] = await Promise.all([
    readJson(z.array(DemoMember), path.join(folder, 'members.json')),
    ...states.sort().map(file => readJson(z.array(DemoProperty), path.join(folder, 'properties', file))),
  ]);
  return { members, properties: properties.flat(), photos: path.join(folder, 'photos') };
}

async function readJson<T>(schema: z.ZodType<T>, file: string): Promise<T> {
  const content = await readFile(file, 'utf8');
  try {
    return schema.parse(JSON.parse(content));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new Error(`${file}: ${reason}`, { cause: error });
  }
}
