import { listPeople } from '@home-truths/platform/contract';
import { on } from '@home-truths/platform/testing';
import { ADMIN } from '../console/admin-user.ts';
import { buildPersonRow } from '../people/build-person.ts';

/** Test data. */
export const SAM = { id: 2, username: 'sam' };

export const onAdministrators = () =>
  on(listPeople, () => ({
    rows: [
      buildPersonRow(ADMIN.id, { username: ADMIN.username, isAdmin: true }),
      buildPersonRow(SAM.id, { username: SAM.username, isAdmin: true }),
      buildPersonRow(3, { username: 'zoe', isAdmin: true, isBlocked: true }),
    ],
    total: '3',
  }));
