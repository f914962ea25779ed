import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';

/** Makes responses close their connection while the process stops, so that clients turn to another instance. */
@Injectable()
export class Draining {
  hasBegun = false;
  private readonly pending = new Set<ServerResponse>();

  begin() {
    this.hasBegun = true;
    for (const response of this.pending) response.shouldKeepAlive = false;
  }

  track(response: ServerResponse) {
    if (this.hasBegun) response.shouldKeepAlive = false;
    this.pending.add(response);
  }

  untrack(response: ServerResponse) {
    this.pending.delete(response);
  }
}
