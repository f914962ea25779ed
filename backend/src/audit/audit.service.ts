import type { AuditEntry, Page } from '@home-truths/contract';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { adminPageOf } from '../database/page-of.ts';
import { type AuditSearch, auditEntries } from './audit.sql.ts';

/** What administrators did. */
@Injectable()
export class AuditService {
  constructor(private readonly database: Database) {}

  /** One page of entries, the latest first. */
  async list(search: AuditSearch): Promise<Page<AuditEntry[]>> {
    return adminPageOf(await this.database.rows<AuditEntry & { found: number }>(auditEntries(search)));
  }
}
