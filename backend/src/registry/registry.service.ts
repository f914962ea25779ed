import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.ts';
import { Hourly } from '../platform/database/hourly.ts';
import { deleteOldChanges } from './releases.sql.ts';

@Injectable()
export class RegistryService {
  constructor(private readonly database: Database) {}

  /** Removes changes that neither a rollback nor the removal of old releases needs. */
  @Hourly('removing old changes of the registry')
  async sweep(): Promise<void> {
    await this.database.rows(deleteOldChanges());
  }
}
