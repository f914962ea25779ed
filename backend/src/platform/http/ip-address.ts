import { isIP } from 'node:net';
import type { Request } from 'express';

/** Rejects IPv6 zones (`%eth0`), which may have any length. */
const isIpAddress = (text: string) => isIP(text) !== 0 && !text.includes('%');

/**
 * Returns the client's IP address. Express lists in `ips` what trusted proxies forwarded, the farthest first. That may be
 * any text, so the first valid one counts, or else the connection's.
 */
export const ipAddressOf = ({ ips, socket }: Request): string =>
  ips.find(isIpAddress) ?? socket.remoteAddress ?? '';
