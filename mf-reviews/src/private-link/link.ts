import { RECORD_ID } from '@home-truths/platform/contract';

export interface PrivateLink {
  id: number;
  key: string;
}

/** Returns a URL with the secret key in the fragment, which browsers send to no server. */
export const urlOfLink = ({ id, key }: PrivateLink) =>
  `${window.location.origin}/write-review/mine#${id}.${key}`;

/** Reads `<id>.<key>`; a key has 22 characters of base64url. */
export function parseLink(fragment: string): PrivateLink | undefined {
  const [, id = '', key = ''] = /^(\d+)\.([\w-]{22})$/.exec(fragment) ?? [];
  return RECORD_ID.test(id) ? { id: Number(id), key } : undefined;
}
