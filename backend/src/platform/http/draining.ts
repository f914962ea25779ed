import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';

/** Whether this process has begun to shut down, and the responses that are pending. */
@Injectable()
export class Draining {
  hasBegun = false;
  private readonly pending = new Set<ServerResponse>();

  /** Every response from now on, and those that are pending, close their connection. */
  begin() {
    this.hasBegun = true;
    for (const response of this.pending) response.shouldKeepAlive = false;
  }

  /** A response is pending. */
  track(response: ServerResponse) {
    if (this.hasBegun) response.shouldKeepAlive = false;
    this.pending.add(response);
  }

  /** It was sent, or its connection was closed. */
  untrack(response: ServerResponse) {
    this.pending.delete(response);
  }
}
