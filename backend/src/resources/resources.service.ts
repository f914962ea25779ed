import type { Resource, ResourceCard } from '@home-truths/contract';
import { Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../platform/database/database.ts';
import { allResources, resourceBySlug } from './resource.sql.ts';

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
