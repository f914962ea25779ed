import * as z from 'zod/mini';
import { AssignedTo, assigned } from './assignments.schemas.ts';
import { recordedAs } from './audit.schemas.ts';
import { SentReply } from './correspondence.schemas.ts';
import {
  adminPage,
  byId,
  checkSearchSort,
  instant,
  oneOf,
  optionalEmail,
  recordId,
  sortedBy,
  text,
  version,
} from './fields.ts';
import { CALLBACK_TIMES, LEAD_SORTS, LEAD_STATUSES, LIMITS } from './rules.ts';

// Optional reply fields are absent from replies of earlier backends.

export const NewLead = z.object({
  propertyId: recordId('Property'),
  name: text('Name', { ...LIMITS.leadName, tooShort: 'Name must be at least 2 characters' }),
  phone: text('Phone', { ...LIMITS.phone, tooShort: 'Please enter a valid phone number' }),
  email: optionalEmail('Please enter a valid email'),
  preferredCallbackTime: z.optional(oneOf('Preferred callback time', CALLBACK_TIMES)),
});
export type NewLead = z.infer<typeof NewLead>;

/** A request contains no street address: the backend takes the property's, so that nobody sends an inspector elsewhere. */
export const createLeadSchemas = { body: NewLead, reply: z.object({ id: z.int() }) };

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
  /** The number of records of `notes.ts`; the text in `notes` is none of them. */
  noteCount: z.optional(z.int()),
  latestReply: z.optional(z.nullable(SentReply)),
  assignedTo: z.optional(AssignedTo),
  version: z.int(),
  createdAt: instant,
});
export type Lead = z.infer<typeof Lead>;

/** Newest first unless sorted. */
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

export const countLeadsSchemas = {
  reply: z.object({ total: z.int(), pending: z.int(), contacted: z.int(), completed: z.int() }),
};

/** Omitted fields are not changed. */
export const editLeadSchemas = {
  ...byId,
  body: z.object({
    status: z.optional(oneOf('Status', LEAD_STATUSES)),
    notes: z.optional(z.nullable(text('Notes', { max: LIMITS.notes, isMultiline: true }))),
    version,
  }),
  reply: z.extend(Lead, recordedAs),
};
