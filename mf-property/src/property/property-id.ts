import { RECORD_ID } from '@home-truths/platform/contract';

/** The id in a URL, or undefined where it cannot be one. */
export const propertyId = (text = '') => (RECORD_ID.test(text) ? Number(text) : undefined);
