import { LIMITS, listPeople, type PersonRow } from '@home-truths/platform/contract';
import { type Api, read } from '@home-truths/platform/data';

/** Administrators, blocked ones included. */
export const administratorsQuery = (api: Api) =>
  read(api, listPeople, { query: { role: 'administrator', limit: String(LIMITS.page) } });

export const canWork = ({ isBlocked }: Pick<PersonRow, 'isBlocked'>) => !isBlocked;
