import { createServer } from 'node:http';
import { explainRefusals, MAX_HEADER_SIZE } from '@home-truths/contract/refused-requests';
import { ExpressAdapter } from '@nestjs/platform-express';
import { limitBodyTime } from './body.ts';

/**
 * Slow senders are disconnected early, since each occupies a socket: a photo over a slow connection has two minutes,
 * any other body ten seconds (`body.ts`).
 */
export const CONNECTION_LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: MAX_HEADER_SIZE + 2_048,
};

/** Nest's adapter, with a server that has timeouts. */
export class ApiExpressAdapter extends ExpressAdapter {
  override initHttpServer() {
    const server = createServer(CONNECTION_LIMITS, this.getInstance());
    this.httpServer = explainRefusals(server).prependListener('request', limitBodyTime);
  }
}
