import * as z from 'zod/mini';
import { AssignedTo, assigned } from './assignments.schemas.ts';
import { recordedAs } from './audit.schemas.ts';
import { SentReply } from './correspondence.schemas.ts';
import { CALLBACK_TIMES, LEAD_SORTS, LEAD_STATUSES, LIMITS } from './rules.ts';
import {
  adminPage,
  byId,
  checkSearchSort,
  oneOf,
  optionalEmail,
  recordId,
  sortedBy,
  text,
  version,
} from './text.ts';

/** A request for a building inspector's callback, as the dialog sends it. */
export const NewLead = z.object({
  propertyId: recordId('Property'),
  name: text('Name', { ...LIMITS.leadName, tooShort: 'Name must be at least 2 characters' }),
  phone: text('Phone', { ...LIMITS.phone, tooShort: 'Please enter a valid phone number' }),
  email: optionalEmail('Please enter a valid email'),
  preferredCallbackTime: z.optional(oneOf('Preferred callback time', CALLBACK_TIMES)),
});
export type NewLead = z.infer<typeof NewLead>;

/**
 * Input and output of `createLead`. The address is the property’s own, whatever is sent: another one could send an
 * inspector elsewhere.
 */
export const createLeadSchemas = { body: NewLead, reply: z.object({ id: z.int() }) };

/** A request for an inspector's callback, as the admin console sees it. */
export const Lead = z.object({
  id: z.int(),
  propertyId: z.nullable(z.int()),
  name: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  propertyAddress: z.string(),
  preferredCallbackTime: z.nullable(z.string()),
  status: z.enum(LEAD_STATUSES),
  notes: z.nullable(z.string()),
  /** How many notes of administrators there are (`listNotes`). */
  noteCount: z.optional(z.int()),
  /** Our latest reply. */
  latestReply: z.optional(z.nullable(SentReply)),
  /** The administrator who works on it. */
  assignedTo: z.optional(AssignedTo),
  version: z.int(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type Lead = z.infer<typeof Lead>;

/** Input and output of `listLeads`, newest first unless sorted. */
export const listLeadsSchemas = {
  query: z
    .object({
      ...adminPage,
      ...sortedBy(LEAD_SORTS),
      status: z.optional(oneOf('Status', LEAD_STATUSES)),
      assigned,
    })
    .check(checkSearchSort),
  reply: z.array(Lead),
};

/** Output of `countLeads`. */
export const countLeadsSchemas = {
  reply: z.object({ total: z.int(), pending: z.int(), contacted: z.int(), completed: z.int() }),
};

/** Input and output of `editLead`. Omitted fields are not changed. */
export const editLeadSchemas = {
  ...byId,
  body: z.object({
    status: z.optional(oneOf('Status', LEAD_STATUSES)),
    notes: z.optional(z.nullable(text('Notes', { max: LIMITS.notes, isMultiline: true }))),
    version,
  }),
  reply: z.extend(Lead, recordedAs),
};
