import type { Resource, ResourceCard } from '@home-truths/contract';
import { Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { allResources, resourceBySlug } from './resource.sql.ts';

/** Guides and articles. */
@Injectable()
export class ResourcesService {
  constructor(private readonly database: Database) {}

  /** All of them, as cards. */
  list(): Promise<ResourceCard[]> {
    return this.database.replicaRows<ResourceCard>(allResources());
  }

  /**
   * One with its content.
   * @throws NotFoundException
   */
  async read(slug: string): Promise<Resource> {
    const [resource] = await this.database.replicaRows<Resource>(resourceBySlug(slug));
    if (!resource) throw new NotFoundException('Resource not found');
    return resource;
  }
}
