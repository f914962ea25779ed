import { Injectable } from '@nestjs/common';

/** Whether this process has begun to shut down. */
@Injectable()
export class Draining {
  hasBegun = false;
}
