import * as z from 'zod/mini';
import { CALLBACK_TIMES, LIMITS } from './rules.ts';
import { oneOf, optionalEmail, recordId, text } from './text.ts';

/** A wish to be called back by an inspector, as the dialog sends it (spec sections 5 and 7). */
export const NewLead = z.object({
  propertyId: recordId('Property'),
  name: text('Name', { ...LIMITS.leadName, tooShort: 'Name must be at least 2 characters' }),
  phone: text('Phone', { ...LIMITS.phone, tooShort: 'Please enter a valid phone number' }),
  email: optionalEmail('Please enter a valid email'),
  preferredCallbackTime: z.optional(oneOf('Preferred callback time', CALLBACK_TIMES)),
});
export type NewLead = z.infer<typeof NewLead>;

/** What goes into `createLead` and what comes out. The address is the home’s own, whatever is sent (decision 22). */
export const createLeadSchemas = { body: NewLead, reply: z.object({ id: z.int() }) };
