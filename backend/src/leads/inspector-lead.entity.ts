import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.ts';
import { sqlChecks, sqlIndexes } from '../platform/database/constraints.ts';
import { Property } from '../properties/property.entity.ts';

const InspectorLeadSchema = defineEntity({
  name: 'InspectorLead',
  properties: {
    id: p.integer().primary(),
    /** Null once the property is gone. */
    property: () => p.manyToOne(Property).nullable().deleteRule('set null').index().ref(),
    name: p.text(),
    phone: p.text(),
    email: p.text().nullable(),
    propertyAddress: p.text(),
    preferredCallbackTime: p.text().nullable(),
    status: p.text().default('pending'),
    notes: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    version: p.integer().version(),
    assignedTo: () => p.manyToOne(User).nullable().deleteRule('set null').ref(),
    /** The text in which administrators search. */
    searchText: p
      .text()
      .generated(
        `(lower(name || ' ' || phone || coalesce(' ' || email, '') || ' ' || property_address || coalesce(' ' || notes, ''))) stored`,
      )
      .hidden()
      .lazy()
      .nullable(),
  },
  checks: sqlChecks({
    inspector_lead_status_check: `status in ('pending', 'contacted', 'completed')`,
    inspector_lead_notes_check: 'char_length(notes) <= 2000',
  }),
  indexes: sqlIndexes(
    'create index inspector_lead_status_idx on inspector_lead (status, id)',
    'create index inspector_lead_email_idx on inspector_lead (lower(email), id) where email is not null',
    `create index inspector_lead_pending_idx on inspector_lead (created_at) where status = 'pending'`,
    'create index inspector_lead_assigned_idx on inspector_lead (assigned_to_id, id) where assigned_to_id is not null',
    'create index inspector_lead_assigned_status_idx on inspector_lead (assigned_to_id, status, id) where assigned_to_id is not null',
  ),
});

/** A request for a building inspection. The console calls it a lead. */
export class InspectorLead extends InspectorLeadSchema.class {}
InspectorLeadSchema.setClass(InspectorLead);
