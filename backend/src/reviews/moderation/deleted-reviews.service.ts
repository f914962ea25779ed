import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { Hourly } from '../../platform/database/hourly.ts';
import { query } from '../../platform/database/query.ts';
import { UploadsService } from '../../uploads/uploads.service.ts';
import { releaseUploads } from '../../uploads/uploads.ts';
import {
  clearDeletedPhotos,
  eraseDueAuthors,
  eraseDueTexts,
  photosOfDeleted,
} from './deleted-reviews.sql.ts';

/** Erases deleted reviews step by step; until then a moderator's deletion can be undone. */
@Injectable()
export class DeletedReviewsService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly uploads: UploadsService,
  ) {}

  @Hourly('erasing deleted reviews')
  async sweep(): Promise<void> {
    await this.database.rows(eraseDueAuthors());
    await this.database.rows(eraseDueTexts());
    await this.em.transactional(async em => {
      const cleared = await query(em, clearDeletedPhotos());
      const photos = cleared.flatMap(review => review.photos);
      await releaseUploads(em, photos);
    });
    await this.repairPhotos();
  }

  /** Withholds the photos of deleted reviews and serves all others, after a crash between changing a row and a file. */
  private async repairPhotos() {
    const photos = await this.database.rows(photosOfDeleted(await this.uploads.withheld()));
    const urlsOf = (isDeleted: boolean) =>
      photos.filter(photo => photo.isDeleted === isDeleted).map(({ url }) => url);
    await this.uploads.withhold(urlsOf(true));
    await this.uploads.restore(urlsOf(false));
  }
}
