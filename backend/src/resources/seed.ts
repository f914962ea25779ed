import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RESOURCE_CATEGORIES } from '@home-truths/contract';
import type { EntityManager } from '@mikro-orm/postgresql';
import * as z from 'zod';
import { Resource } from './resource.entity.ts';

/**
 * `resources.json` has everything but the texts, which are files: blocks separated by blank lines. `## ` begins a
 * sub-heading, `- ` in each line a list; others are paragraphs, in which `[text](/path)` is a link.
 */
const FOLDER = path.resolve(import.meta.dirname, '../../resources');
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');

const Rows = z.array(
  z.strictObject({
    title: z.string(),
    slug: z.string(),
    excerpt: z.string(),
    readTime: z.int(),
    updated: z.iso.date(),
    category: z.enum(RESOURCE_CATEGORIES),
  }),
);

/** The rows of the table `resource`; the remote of the guides serves the pictures. */
export const resources = Rows.parse(JSON.parse(read('resources.json'))).map(row => ({
  ...row,
  imageUrl: `/resources/heroes/${row.slug}.svg`,
  content: read(`${row.slug}.txt`).trimEnd(),
}));

/** Each start updates the guides of the release; resources with other slugs stay. */
export const storeResources = (em: EntityManager) =>
  em.upsertMany(Resource, resources, { onConflictFields: ['slug'] });
