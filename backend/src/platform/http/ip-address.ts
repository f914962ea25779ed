import { isIP } from 'node:net';
import type { Request } from 'express';

/** The zone of an IPv6 address may be of any length, and names an interface of another machine. */
const isIpAddress = (text: string) => isIP(text) !== 0 && !text.includes('%');

/**
 * The IP address a request came from. What trusted proxies forward is text that anybody may have written: the farthest
 * valid IP address counts, else the peer's.
 */
export const ipAddressOf = ({ ips, socket }: Request): string =>
  ips.find(isIpAddress) ?? socket.remoteAddress ?? '';
