import { NotFoundException } from '@nestjs/common';

/** The tables of the records that administrators work on, by the names that the audit has for them. */
export const RECORD_TABLES = {
  lead: 'inspector_lead',
  complaint: 'complaint',
  enquiry: 'enquiry',
  person: 'app_user',
} as const;

/** `Lead not found` */
export const recordNotFound = (subject: keyof typeof RECORD_TABLES) =>
  new NotFoundException(`${subject.charAt(0).toUpperCase()}${subject.slice(1)} not found`);
