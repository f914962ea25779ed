import { RECORD_ID } from '@home-truths/platform/contract';

/** What a private link says: which review, and the key that opens it. */
export interface Link {
  id: number;
  key: string;
}

/** The address of a private link. What stands behind `#` is sent to no server. */
export const addressOfLink = ({ id, key }: Link) =>
  `${window.location.origin}/write-review/mine#${id}.${key}`;

/** Reads what stands behind `#`; nothing where it cannot be a private link. */
export function readLink(secret: string): Link | undefined {
  const [, id = '', key = ''] = /^(\d+)\.([\w-]{22})$/.exec(secret) ?? [];
  return RECORD_ID.test(id) ? { id: Number(id), key } : undefined;
}
