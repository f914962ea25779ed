import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';

/** Whether this process has begun to shut down, and the answers it still owes. */
@Injectable()
export class Draining {
  hasBegun = false;
  private readonly open = new Set<ServerResponse>();

  /** Every answer from now on, and those already on their way, close their connection. */
  begin() {
    this.hasBegun = true;
    for (const response of this.open) response.shouldKeepAlive = false;
  }

  /** An answer is owed. */
  take(response: ServerResponse) {
    if (this.hasBegun) response.shouldKeepAlive = false;
    this.open.add(response);
  }

  /** It has left, or nobody waits for it any more. */
  letGo(response: ServerResponse) {
    this.open.delete(response);
  }
}
