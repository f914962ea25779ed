import { defineEntity, p } from '@mikro-orm/core';

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
  },
  checks: [
    { name: 'enquiry_kind_check', expression: `kind in ('contact', 'expert', 'guide')` },
    { name: 'enquiry_message_check', expression: 'char_length(message) <= 2000' },
  ],
  indexes: [
    {
      name: 'enquiry_open_idx',
      expression: 'create index enquiry_open_idx on enquiry (id) where answered_at is null',
    },
  ],
});

/** A message to us (decision 137). */
export class Enquiry extends EnquirySchema.class {}
EnquirySchema.setClass(Enquiry);
