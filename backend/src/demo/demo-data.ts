import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ISSUE_TAG_NAMES, LIMITS, PROPERTY_TYPES, RESIDENCIES, STATES } from '@home-truths/contract';
import * as z from 'zod';

/** The same from `dist/` and `src/`. */
const DEMO_FOLDER = path.resolve(import.meta.dirname, '../../demo');

const wholeNumber = z.int().min(0);

const DemoMember = z.strictObject({
  username: z.string().regex(/^[a-z0-9_-]{3,30}$/),
  firstName: z.string().min(1),
  lastName: z.string().min(1),
});

const DemoReview = z.strictObject({
  /** Days before the data are loaded. */
  daysAgo: z.int().min(1),
  /** Hours and minutes of Sydney's standard time; in summer clocks show an hour more, on the same day. */
  time: z.iso.time({ precision: -1 }).refine(time => time < '23:00', 'is a time before 23:00'),
  /** The author's username; absent for a guest. */
  member: z.string().optional(),
  residencyStatus: z.enum(RESIDENCIES),
  rating: z.int().min(LIMITS.rating.min).max(LIMITS.rating.max),
  title: z.string().min(LIMITS.title.min).max(LIMITS.title.max),
  /** Sentences, some with dates for `fillDates`. */
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

export interface DemoData {
  members: DemoMember[];
  properties: DemoProperty[];
  photos: string;
}

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
