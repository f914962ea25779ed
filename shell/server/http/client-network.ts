import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from '@home-truths/contract/environment';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** One IPv4 address, or the /64 of an IPv6 address: which a household, an office or an open home shares. */
function networkOf(address: string) {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return 'parts' in parsed ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}

/** Whether the address of a request, or of the hop so many proxies before it, is that of a trusted proxy. */
export const trustOf = (proxies: TrustedProxies): ((address: string, hop: number) => boolean) =>
  typeof proxies === 'string' ? proxyAddr.compile(proxies.split(/\s*,\s*/)) : (_, hop) => hop < proxies;

/**
 * Creates the function that says from which network a request comes.
 * @param proxies those whose `X-Forwarded-For` is trusted
 */
export function clientNetwork(proxies: TrustedProxies) {
  const isTrusted = trustOf(proxies);
  return (request: IncomingMessage) => networkOf(proxyAddr(request, isTrusted));
}
