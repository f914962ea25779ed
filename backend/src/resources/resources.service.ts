import type { Resource, ResourceCard } from '@home-truths/contract';
import { Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../platform/database/database.ts';
import { db } from '../platform/database/tables.ts';

const cards = () =>
  db
    .selectFrom('resource')
    .select(['id', 'title', 'slug', 'excerpt', 'image_url as imageUrl', 'read_time as readTime'])
    .select(['category', 'updated']);

const allResources = () => cards().orderBy('id');

const resourceBySlug = (slug: string) => cards().select('content').where('slug', '=', slug);

@Injectable()
export class ResourcesService {
  constructor(private readonly database: Database) {}

  list(): Promise<ResourceCard[]> {
    return this.database.replicaRows(allResources());
  }

  async read(slug: string): Promise<Resource> {
    const [resource] = await this.database.replicaRows(resourceBySlug(slug));
    if (!resource) throw new NotFoundException('Resource not found');
    return resource;
  }
}
