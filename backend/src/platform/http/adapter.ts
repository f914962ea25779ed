import { createServer } from 'node:http';
import { explainRefusals, MAX_HEADER_SIZE } from '@home-truths/contract/refused-requests';
import { ExpressAdapter } from '@nestjs/platform-express';
import { limitBodyTime } from './body.ts';

/** Milliseconds and bytes. Slow senders are disconnected; photos may take two minutes, `body.ts` limits other bodies. */
export const CONNECTION_LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  // the gateway accepts `MAX_HEADER_SIZE` and adds headers
  maxHeaderSize: MAX_HEADER_SIZE + 2_048,
};

export class ApiExpressAdapter extends ExpressAdapter {
  override initHttpServer() {
    const server = createServer(CONNECTION_LIMITS, this.getInstance());
    this.httpServer = explainRefusals(server).prependListener('request', limitBodyTime);
  }
}
