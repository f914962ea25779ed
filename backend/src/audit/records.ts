import { NotFoundException } from '@nestjs/common';

/** Tables by the name of a record in the audit. */
export const RECORD_TABLES = {
  lead: 'inspector_lead',
  complaint: 'complaint',
  enquiry: 'enquiry',
  person: 'app_user',
} as const;

export const recordNotFound = (subject: keyof typeof RECORD_TABLES) =>
  new NotFoundException(`${subject.charAt(0).toUpperCase()}${subject.slice(1)} not found`);
