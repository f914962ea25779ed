import type { countLeads, editLead, Lead, NewLead, Page, ParsedInput, Reply } from '@home-truths/contract';
import { editLeadSchemas } from '@home-truths/contract/schemas';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException } from '@nestjs/common';
import { parseFormer } from '../audit/parse-former.ts';
import type { Restorer } from '../audit/restorers.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { Database } from '../platform/database/database.ts';
import { Hourly } from '../platform/database/hourly.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import { adminPageOf } from '../platform/database/page-of.ts';
import { query } from '../platform/database/query.ts';
import { assertCurrentVersion } from '../platform/http/assert-current-version.ts';
import { AdminNotices } from '../platform/mail/admin-notices.ts';
import { Receipts } from '../platform/mail/receipts.ts';
import { awaitMerge, followMerge } from '../properties/addresses/follow-merge.ts';
import { Property } from '../properties/property.entity.ts';
import { InspectorLead } from './inspector-lead.entity.ts';
import { adminLead, adminLeads, countByStatus, deleteCompleted, type LeadSearch } from './leads.sql.ts';

@Injectable()
export class LeadsService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly notices: AdminNotices,
    private readonly receipts: Receipts,
  ) {}

  /** Creates a lead; for a merged property, whose page may still be open, at the target of the merge. */
  create(lead: NewLead): Promise<{ id: number }> {
    return followMerge(this.database, lead.propertyId, propertyId => this.createFor({ ...lead, propertyId }));
  }

  private createFor({ propertyId, preferredCallbackTime, ...contact }: NewLead): Promise<{ id: number }> {
    return this.em.transactional(async em => {
      await query(em, awaitMerge(propertyId));
      const property = await em.findOne(Property, { id: propertyId, deletedAt: null });
      if (!property) throw new NotFoundException('Property not found');
      const { address, suburb, state, postcode } = property;
      const lead = em.create(InspectorLead, {
        ...contact,
        property,
        propertyAddress: `${address}, ${suburb}, ${state} ${postcode}`,
        preferredCallbackTime: preferredCallbackTime ?? null,
      });
      await em.flush();
      await this.notices.notify(
        'lead',
        {
          Number: lead.id,
          Property: lead.propertyAddress,
          Name: lead.name,
          Phone: lead.phone,
          Email: lead.email ?? null,
          'Best time': lead.preferredCallbackTime ?? null,
        },
        { em, replyTo: lead.email },
      );
      await this.receipts.send({ kind: 'lead' }, { number: lead.id, email: lead.email }, em);
      return { id: lead.id };
    });
  }

  async list(filters: LeadSearch): Promise<Page<Lead[]>> {
    return adminPageOf(await this.database.rows(adminLeads(filters)));
  }

  async count(): Promise<Reply<typeof countLeads>> {
    return onlyRow(await this.database.rows(countByStatus()));
  }

  /** @param restores the audit entry whose values the edit restores */
  async edit(
    id: number,
    { version, ...edit }: ParsedInput<typeof editLead>['body'],
    by: number,
    restores?: number,
  ): Promise<Reply<typeof editLead>> {
    const entry = await this.em.transactional(async em => {
      const lead = await em.findOne(InspectorLead, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!lead) throw new NotFoundException('Lead not found');
      assertCurrentVersion(lead, version);
      const before = stateOf(lead);
      if (edit.status !== undefined) lead.status = edit.status;
      if (edit.notes !== undefined) lead.notes = edit.notes || null;
      const after = stateOf(lead);
      return writeAuditEntry(em, { by, action: 'edit', subject: 'lead', id, before, after, restores });
    });
    return { ...onlyRow(await this.database.rows(adminLead(id))), auditEntryId: entry.id };
  }

  readonly restorer: Restorer = {
    read: async id => {
      const lead = await this.em.fork().findOne(InspectorLead, { id });
      return lead ? { values: stateOf(lead), version: lead.version } : undefined;
    },
    write: (id, values, version, { by, entry }) =>
      this.edit(id, { ...parseFormer(editLeadSchemas.body, values), version }, by, entry),
  };

  @Hourly('deleting old requests')
  async sweep(): Promise<void> {
    await this.database.rows(deleteCompleted());
  }
}

const stateOf = ({ status, notes }: InspectorLead) => ({ status, notes: notes ?? null });
