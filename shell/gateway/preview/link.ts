import type { Settings } from '../environment.ts';
import { readSigned, type Secret, signToken } from '../http/signed-token.ts';

const LIFETIME_S = 7 * 24 * 3600;

/** Returns the link that shows a release for seven days; undefined if the site has no previews. */
export function previewLink(
  { previewUrl, gatewayToken }: Pick<Settings, 'previewUrl' | 'gatewayToken'>,
  name: string,
  version: string,
): string | undefined {
  if (!previewUrl) return undefined;
  return `${previewUrl}/?preview=${signToken('preview', [name, version], LIFETIME_S, { gatewayToken })}`;
}

export function readToken(token: string, secret: Secret) {
  const { fields: [name = '', version = ''] = [], secondsLeft } = readSigned('preview', token, secret) ?? {};
  return secondsLeft && { name, version, secondsLeft };
}
