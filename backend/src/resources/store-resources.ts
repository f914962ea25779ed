import type { EntityManager } from '@mikro-orm/postgresql';
import { Resource } from './resource.entity.ts';
import { resources } from './seed/resources.ts';

/**
 * Writes our own guides and articles, each under its slug: they belong to the site and not to the demonstration,
 * so every start updates them to the content of its release. Resources of other slugs are left as they are.
 */
export const storeResources = (em: EntityManager) =>
  em.upsertMany(Resource, resources, { onConflictFields: ['slug'] });
