import { LIMITS, listPeople, type PersonRow } from '@home-truths/platform/contract';
import { type Api, read } from '@home-truths/platform/data';

/** To whom records can be assigned, with those who cannot sign in at the moment. */
export const administratorsQuery = (api: Api) =>
  read(api, listPeople, { query: { role: 'administrator', limit: String(LIMITS.page) } });

/** The administrators who can work on a record. */
export const canWork = ({ isBlocked }: Pick<PersonRow, 'isBlocked'>) => !isBlocked;
