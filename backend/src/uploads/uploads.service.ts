import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../platform/database/database.ts';
import { Hourly } from '../platform/database/hourly.ts';
import { sql } from '../platform/database/sql.ts';
import { PHOTO_STORE } from './open-photo-store.ts';
import { PhotoPool } from './photo-pool.ts';
import type { PhotoStore } from './photo-store.ts';
import { fileNameOf, photoUrlOf } from './photo-url.ts';
import { Upload } from './upload.entity.ts';

const ORPHAN_MS = 24 * 60 * 60 * 1_000;

const deleteOrphans = () => sql<{ name: string }>`
  delete from upload where claimed_at is null and created_at < now() - interval '1 day' returning name`;

const filesWithoutRow = (names: readonly string[]) => sql<{ name: string }>`
  select name from unnest(${names}::text[]) as file (name)
  where not exists (select from upload where upload.name = file.name)`;

/** Stores photos. A review or property claims its photos (`claimUploads`); others are deleted after a day. */
@Injectable()
export class UploadsService implements OnApplicationShutdown {
  private readonly pool = new PhotoPool();

  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    @Inject(PHOTO_STORE) private readonly store: PhotoStore,
  ) {}

  async add(bytes: Buffer): Promise<string> {
    const name = await this.store.add(await this.pool.process(bytes));
    try {
      await this.em.fork().insert(Upload, { name });
    } catch (error) {
      // if this fails too, `sweep` removes the file
      await this.store.remove([name]).catch(() => {});
      throw error;
    }
    return photoUrlOf(name);
  }

  withhold(urls: readonly string[]): Promise<void> {
    return this.store.withhold(urls.map(fileNameOf));
  }

  restore(urls: readonly string[]): Promise<void> {
    return this.store.restore(urls.map(fileNameOf));
  }

  async withheld(): Promise<string[]> {
    return (await this.store.withheld()).map(photoUrlOf);
  }

  @Hourly('deleting unused photos')
  async sweep(): Promise<void> {
    const orphans = await this.database.rows(deleteOrphans());
    await this.store.remove(orphans.map(({ name }) => name));
    const files = await this.store.olderThan(new Date(Date.now() - ORPHAN_MS));
    const filesToRemove = await this.database.rows(filesWithoutRow(files));
    await this.store.remove(filesToRemove.map(({ name }) => name));
  }

  onApplicationShutdown() {
    this.pool.close();
  }
}
