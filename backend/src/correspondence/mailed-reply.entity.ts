import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.ts';
import { Complaint } from '../complaints/complaint.entity.ts';
import { Enquiry } from '../enquiries/enquiry.entity.ts';
import { InspectorLead } from '../leads/inspector-lead.entity.ts';
import { sqlChecks, sqlIndexes } from '../platform/database/constraints.ts';

const MailedReplySchema = defineEntity({
  name: 'MailedReply',
  properties: {
    id: p.integer().primary(),
    /** The answered record: one of these three. */
    enquiry: () => p.manyToOne(Enquiry).nullable().deleteRule('cascade').index().ref(),
    complaint: () => p.manyToOne(Complaint).nullable().deleteRule('cascade').index().ref(),
    lead: () => p.manyToOne(InspectorLead).nullable().deleteRule('cascade').ref(),
    actor: () => p.manyToOne(User).nullable().deleteRule('set null').index().ref(),
    text: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
    /** The reply can be undone until it is sent at this time. */
    finalAt: p.datetime(),
    /** `retrying` while the mail server fails; `failed` is final. */
    state: p.text().default('waiting'),
  },
  checks: sqlChecks({
    mailed_reply_about_check: 'num_nonnulls(enquiry_id, complaint_id, lead_id) = 1',
    mailed_reply_text_check: 'char_length(text) <= 5000',
    mailed_reply_state_check: `state in ('waiting', 'retrying', 'sent', 'failed')`,
  }),
  indexes: sqlIndexes(
    'create index mailed_reply_lead_idx on mailed_reply (lead_id) where lead_id is not null',
    `create index mailed_reply_unsent_idx on mailed_reply (final_at, id) where state <> 'sent'`,
  ),
});

export class MailedReply extends MailedReplySchema.class {}
MailedReplySchema.setClass(MailedReply);
