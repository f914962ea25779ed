import { isIP } from 'node:net';
import type { Request } from 'express';

/** A zone may be of any length, and names an interface of another machine. */
const isIpAddress = (text: string) => isIP(text) !== 0 && !text.includes('%');

/**
 * The IP address a request came from. What trusted proxies passed on is text that anybody may have written: the
 * farthest that is an IP address counts, else the peer's own.
 */
export const ipAddressOf = ({ ips, socket }: Request): string =>
  ips.find(isIpAddress) ?? socket.remoteAddress ?? '';
