import type { TrustedProxies } from '@home-truths/contract/environment';
import type { Environment } from '../../environment.ts';

/**
 * Whose `X-Forwarded-For` is trusted. The gateway of this machine is one hop more than the proxies in front of it:
 * anybody can send that header.
 */
export function trustedProxies({
  BEHIND_GATEWAY,
  TRUST_PROXY,
}: Pick<Environment, 'BEHIND_GATEWAY' | 'TRUST_PROXY'>): TrustedProxies {
  if (!BEHIND_GATEWAY) return TRUST_PROXY;
  return typeof TRUST_PROXY === 'number' ? TRUST_PROXY + 1 : `loopback, ${TRUST_PROXY}`;
}
