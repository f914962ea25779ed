import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.ts';
import { sqlChecks, sqlIndexes } from '../platform/database/constraints.ts';

const EnquirySchema = defineEntity({
  name: 'Enquiry',
  properties: {
    id: p.integer().primary(),
    kind: p.text(),
    name: p.text(),
    email: p.text(),
    message: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
    answeredAt: p.datetime().nullable(),
    version: p.integer().version(),
    assignedTo: () => p.manyToOne(User).nullable().deleteRule('set null').ref(),
  },
  checks: sqlChecks({
    enquiry_kind_check: `kind in ('contact', 'expert', 'guide')`,
    enquiry_message_check: 'char_length(message) <= 2000',
  }),
  indexes: sqlIndexes(
    'create index enquiry_open_idx on enquiry (id) where answered_at is null',
    'create index enquiry_email_idx on enquiry (lower(email), id)',
    'create index enquiry_assigned_idx on enquiry (assigned_to_id, id) where assigned_to_id is not null',
    'create index enquiry_assigned_open_idx on enquiry (assigned_to_id, id) where assigned_to_id is not null and answered_at is null',
  ),
});

export class Enquiry extends EnquirySchema.class {}
EnquirySchema.setClass(Enquiry);
