import type { countLeads, Lead, LeadStatus, Page, Reply } from '@home-truths/contract';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException } from '@nestjs/common';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { Database } from '../database/database.ts';
import { Hourly } from '../database/hourly.ts';
import { pageOf } from '../database/page-of.ts';
import { assertCurrentVersion } from '../http/assert-current-version.ts';
import { InspectorLead } from './inspector-lead.entity.ts';
import { adminLead, adminLeads, countByStatus, deleteCompleted, type LeadSearch } from './leads.admin.sql.ts';

/** What an administrator may change of a request; omitted fields are not changed. */
export interface LeadEdit {
  status?: LeadStatus | undefined;
  notes?: string | null | undefined;
  version?: number | undefined;
}

/** Operations of administrators on requests for an inspector. */
@Injectable()
export class LeadsAdminService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  /** One page of requests, newest first, found by name, phone, email, address or notes. */
  async list(filters: LeadSearch): Promise<Page<Lead[]>> {
    return pageOf(await this.database.rows<Lead & { found: number }>(adminLeads(filters)));
  }

  /** How many there are, in all and by status. */
  async count(): Promise<Reply<typeof countLeads>> {
    const [counts] = await this.database.rows<Reply<typeof countLeads>>(countByStatus());
    return counts as Reply<typeof countLeads>;
  }

  /**
   * Changes status and notes.
   * @throws NotFoundException, ConflictException for an outdated version
   */
  async edit(id: number, { version, ...edit }: LeadEdit, by: number): Promise<Lead> {
    await this.em.transactional(async em => {
      const lead = await em.findOne(InspectorLead, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!lead) throw new NotFoundException('Lead not found');
      assertCurrentVersion(lead, version);
      const before = { status: lead.status, notes: lead.notes };
      if (edit.status !== undefined) lead.status = edit.status;
      if (edit.notes !== undefined) lead.notes = edit.notes || null;
      const after = { status: lead.status, notes: lead.notes };
      writeAuditEntry(em, { by, action: 'edit', subject: 'lead', id, before, after });
    });
    const [lead] = await this.database.rows<Lead>(adminLead(id));
    return lead as Lead;
  }

  /** Deletes requests completed long ago. */
  @Hourly('deleting old requests')
  async sweep(): Promise<void> {
    await this.database.rows(deleteCompleted());
  }
}
