import { RECORD_ID } from '@home-truths/platform/contract';

export const parseId = (text = '') => (RECORD_ID.test(text) ? Number(text) : undefined);
