import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { hourly } from '../database/hourly.ts';
import { deleteUnreviewed } from './unreviewed-properties.sql.ts';

/** Properties that were added to be reviewed, and were not. */
@Injectable()
export class UnreviewedPropertiesService implements OnModuleInit {
  constructor(private readonly database: Database) {}

  /** Deletes those that nobody reviewed within the days of decision 174. */
  async sweep(): Promise<void> {
    await this.database.rows(deleteUnreviewed());
  }

  onModuleInit() {
    hourly('deleting unreviewed properties', () => this.sweep());
  }
}
