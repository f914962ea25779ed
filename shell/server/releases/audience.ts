import type { SessionUser } from '@home-truths/contract';
import type { Releases } from './releases.ts';

/**
 * The releases that a person may know of: an area for administrators is in nobody else's registry (decision 53).
 * @param audienceOf tells whom an area is for, for example `mf_admin`
 */
export const offeredTo = (
  user: SessionUser | null,
  releases: Releases,
  audienceOf: (remote: string) => 'public' | 'admin',
): Releases =>
  new Map([...releases].filter(([name]) => audienceOf(name) === 'public' || user?.isAdmin === true));
