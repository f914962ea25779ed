import { RECORD_ID } from '@home-truths/platform/contract';

/** What a private link contains: the id of the review, and the key that opens it. */
export interface PrivateLink {
  id: number;
  key: string;
}

/** The URL of a private link. The fragment is sent to no server. */
export const urlOfLink = ({ id, key }: PrivateLink) =>
  `${window.location.origin}/write-review/mine#${id}.${key}`;

/** Parses the fragment of a private link; undefined where it is invalid. */
export function parseLink(fragment: string): PrivateLink | undefined {
  const [, id = '', key = ''] = /^(\d+)\.([\w-]{22})$/.exec(fragment) ?? [];
  return RECORD_ID.test(id) ? { id: Number(id), key } : undefined;
}
