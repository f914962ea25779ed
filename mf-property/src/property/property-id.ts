import { RECORD_ID } from '@home-truths/platform/contract';

/** The id in an address, or nothing where it cannot be one. */
export const propertyId = (text = '') => (RECORD_ID.test(text) ? Number(text) : undefined);
