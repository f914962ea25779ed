import { createHmac, randomBytes } from 'node:crypto';
import { HttpStatus } from '@nestjs/common';
import type { Request } from 'express';
import { ipAddressOf } from './ip-address.ts';
import { networkOf } from './networks.ts';

const REJECTION_EVENTS: Partial<Record<number, string>> = {
  [HttpStatus.BAD_REQUEST]: 'input refused',
  [HttpStatus.UNAUTHORIZED]: 'not signed in',
  [HttpStatus.FORBIDDEN]: 'access refused',
  [HttpStatus.PAYLOAD_TOO_LARGE]: 'input refused',
  [HttpStatus.URI_TOO_LONG]: 'input refused',
  [HttpStatus.UNSUPPORTED_MEDIA_TYPE]: 'input refused',
  [HttpStatus.TOO_MANY_REQUESTS]: 'limit reached',
};

let dailyKey = { day: '', value: randomBytes(32) };

/** Identifies a network for a day. The key is stored nowhere, so that no log entry can be traced to the network. */
function networkMark(ipAddress: string) {
  const day = new Date().toISOString().slice(0, 10);
  if (dailyKey.day !== day) dailyKey = { day, value: randomBytes(32) };
  return createHmac('sha256', dailyKey.value).update(networkOf(ipAddress)).digest('base64url').slice(0, 11);
}

/** Additional log fields of a rejected request: what was rejected, and for whom; none for any other request. */
export function rejectionFields(request: Request, status: number) {
  const event = REJECTION_EVENTS[status];
  return event && { event, user: request.person?.user?.id, source: networkMark(ipAddressOf(request)) };
}
