import { isIP } from 'node:net';
import type { Request } from 'express';

/** Rejects IPv6 zones, which may have any length and name an interface of another machine. */
const isIpAddress = (text: string) => isIP(text) !== 0 && !text.includes('%');

/**
 * Returns the farthest valid IP address that trusted proxies forwarded, or the peer's: anybody may have written the
 * forwarded text.
 */
export const ipAddressOf = ({ ips, socket }: Request): string =>
  ips.find(isIpAddress) ?? socket.remoteAddress ?? '';
