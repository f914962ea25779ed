import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from '@home-truths/contract/environment';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/**
 * One IPv4 address, or the /64 of an IPv6 address: which a household, an office or an open home shares. After it the /56
 * and the /48 around that /64, of which a rented server may have a whole one.
 */
function networksOf(address: string): [string, ...string[]] {
  if (!ipaddr.isValid(address)) return [address];
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return [parsed.toString()];
  const [a, b, c, d = 0] = parsed.parts;
  return [[a, b, c, d].join(':'), `${[a, b, c, d >> 8].join(':')}/56`, `${[a, b, c].join(':')}/48`];
}

/** Whether the address of a request, or of the hop so many proxies before it, is that of a trusted proxy. */
export const trustOf = (proxies: TrustedProxies): ((address: string, hop: number) => boolean) =>
  typeof proxies === 'string' ? proxyAddr.compile(proxies.split(/\s*,\s*/)) : (_, hop) => hop < proxies;

/**
 * Creates the function that says from which networks a request comes, the smallest first.
 * @param proxies those whose `X-Forwarded-For` is trusted
 */
export function clientNetworks(proxies: TrustedProxies) {
  const isTrusted = trustOf(proxies);
  return (request: IncomingMessage) => networksOf(proxyAddr(request, isTrusted));
}

/** As `clientNetworks`, but for the smallest alone. */
export function clientNetwork(proxies: TrustedProxies) {
  const networksOf = clientNetworks(proxies);
  return (request: IncomingMessage) => networksOf(request)[0];
}
