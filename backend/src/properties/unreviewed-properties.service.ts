import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { Hourly } from '../database/hourly.ts';
import { deleteUnreviewed } from './unreviewed-properties.sql.ts';

/** Properties that were added to be reviewed, and were not. */
@Injectable()
export class UnreviewedPropertiesService {
  constructor(private readonly database: Database) {}

  /** Deletes those that nobody reviewed within the days of decision 174. */
  @Hourly('deleting unreviewed properties')
  async sweep(): Promise<void> {
    await this.database.rows(deleteUnreviewed());
  }
}
