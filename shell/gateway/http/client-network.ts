import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from '@home-truths/contract/environment';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/**
 * Returns an IPv4 address; or an IPv6 /64, which a household shares, with the /56 and /48 around it, which a rented
 * server may own.
 */
function networksOf(address: string): [string, ...string[]] {
  if (!ipaddr.isValid(address)) return [address];
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return [parsed.toString()];
  const [a, b, c, d = 0] = parsed.parts;
  return [[a, b, c, d].join(':'), `${[a, b, c, d >> 8].join(':')}/56`, `${[a, b, c].join(':')}/48`];
}

/** True if an IP address, or the hop at this distance, is a trusted proxy. */
export const trustOf = (proxies: TrustedProxies): ((address: string, hop: number) => boolean) =>
  typeof proxies === 'string' ? proxyAddr.compile(proxies.split(/\s*,\s*/)) : (_, hop) => hop < proxies;

/**
 * Lists a request's networks, the smallest first.
 * @param proxies those whose `X-Forwarded-For` is trusted
 */
export function clientNetworks(proxies: TrustedProxies) {
  const isTrusted = trustOf(proxies);
  return (request: IncomingMessage) => networksOf(proxyAddr(request, isTrusted));
}

export function clientNetwork(proxies: TrustedProxies) {
  const networksOf = clientNetworks(proxies);
  return (request: IncomingMessage) => networksOf(request)[0];
}
