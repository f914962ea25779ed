import { isIP } from 'node:net';
import type { Request } from 'express';

/** Rejects IPv6 zones (`%eth0`), which may have any length. */
const isIpAddress = (text: string) => isIP(text) !== 0 && !text.includes('%');

/**
 * Returns the first valid IP address in `ips`, where Express lists what trusted proxies forwarded, the farthest first,
 * which may be any text; otherwise that of the connection.
 */
export const ipAddressOf = ({ ips, socket }: Request): string =>
  ips.find(isIpAddress) ?? socket.remoteAddress ?? '';
