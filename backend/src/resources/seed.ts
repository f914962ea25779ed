import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RESOURCE_CATEGORIES } from '@home-truths/contract';
import type { EntityManager } from '@mikro-orm/postgresql';
import * as z from 'zod';
import { Resource } from './resource.entity.ts';

/**
 * `resources.json` has all but the text, which is in the file of the slug: parts, each parted from the next by a blank
 * line. A part that begins with `## ` is a sub-heading, one whose lines all begin with `- ` is a list, and any other is
 * a paragraph, in which `[text](/path)` is a link. Nothing else is marked.
 */
const FOLDER = path.resolve(import.meta.dirname, '../../resources');
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');

const Rows = z.array(
  z.strictObject({
    title: z.string(),
    slug: z.string(),
    excerpt: z.string(),
    /** Minutes. */
    readTime: z.int(),
    /** The day its facts were last checked, as 2026-11-21. */
    updated: z.iso.date(),
    category: z.enum(RESOURCE_CATEGORIES),
  }),
);

/** What the table `resource` holds at first, in the order of the list; pictures are served by the remote of the guides. */
export const resources = Rows.parse(JSON.parse(read('resources.json'))).map(row => ({
  ...row,
  imageUrl: `/resources/heroes/${row.slug}.svg`,
  content: read(`${row.slug}.txt`).trimEnd(),
}));

/**
 * Writes our own guides and articles, each under its slug: they belong to the site and not to the demonstration,
 * so every start updates them to the content of its release. Resources of other slugs are left as they are.
 */
export const storeResources = (em: EntityManager) =>
  em.upsertMany(Resource, resources, { onConflictFields: ['slug'] });
