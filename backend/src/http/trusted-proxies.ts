import type { Environment } from '../environment.ts';

const HOPS_BY_FLAG: Record<string, number> = { true: 1, false: 0 };

/**
 * Whose `X-Forwarded-For` is trusted, as Express expects it: a number of hops from us outwards, or addresses. The
 * gateway of this machine is one hop more than the proxies in front of it: anybody can send that header.
 */
export function trustedProxies({
  FRONT_DOOR,
  TRUST_PROXY = '0',
}: Pick<Environment, 'FRONT_DOOR' | 'TRUST_PROXY'>): number | string {
  const hops = HOPS_BY_FLAG[TRUST_PROXY] ?? Number(TRUST_PROXY);
  if (Number.isInteger(hops)) return hops + (FRONT_DOOR ? 1 : 0);
  return FRONT_DOOR ? `loopback, ${TRUST_PROXY}` : TRUST_PROXY;
}
