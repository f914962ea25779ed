import { createServer } from 'node:http';
import { explainRefusals, MAX_HEADER_SIZE } from '@home-truths/contract/refused-requests';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';
import { limitBodyTime } from './body.ts';
import { setCacheTags } from './cache-tags.ts';
import { CsvReply, sendCsv } from './csv.ts';
import { paceTelemetry } from './pace-telemetry.ts';
import { describeError } from './problem.ts';
import { encodeReply, idsOfReply } from './reply.ts';
import { readRouteOf } from './route-of.ts';

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

/** Nest's adapter, with a server that has timeouts and JSON sent without the overhead of Express. */
export class ApiExpressAdapter extends ExpressAdapter {
  override initHttpServer() {
    const server = createServer(CONNECTION_LIMITS, paceTelemetry(this.getInstance()));
    this.httpServer = explainRefusals(server).prependListener('request', limitBodyTime);
  }

  override reply(response: Response, body: unknown, status?: number) {
    if (body instanceof CsvReply) return this.replyWithCsv(response, body);
    const read = readRouteOf(response.req);
    if (!read && (typeof body !== 'object' || body === null)) return super.reply(response, body, status);
    const text = read ? encodeReply(read, body, response) : JSON.stringify(body);
    if (status !== undefined) response.statusCode = status;
    if (read) setCacheTags(read, response, idsOfReply(read, body));
    return sendJson(response, text);
  }

  private async replyWithCsv(response: Response, file: CsvReply) {
    try {
      await sendCsv(response, file);
    } catch (error) {
      // a client that goes away is no failure
      if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE')
        response.req.log.error(
          { req: { id: response.req.id }, error: describeError(error) },
          'request failed',
        );
      response.destroy();
    }
  }
}

function sendJson(response: Response, text: string) {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  return response.end(text);
}
