import 'reflect-metadata';
import { createServer } from 'node:http';
import { HttpStatus } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { type DestinationStream, destination } from 'pino';
import { appModule } from './app.module.ts';
import type { Environment } from './environment.ts';
import { createLog, logRequests, nestLogger } from './http/logging.ts';
import { Metrics } from './http/metrics.ts';
import { Answer } from './http/reply.ts';
import { trustedProxies } from './http/trusted-proxies.ts';

/**
 * Slow senders are cut off soon (reliability row 13): a photo from a slow line has half a minute, any other body a
 * third of that (`body.ts`). Headers over the size get 431 from Node itself.
 */
const SERVER_LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
};
const LONGEST_URL = 8_192;

/** Nest's adapter, with a server that does not wait for ever and JSON sent without the detours of Express. */
class OwnExpressAdapter extends ExpressAdapter {
  override initHttpServer() {
    this.httpServer = createServer(SERVER_LIMITS, this.getInstance());
  }

  override reply(response: Response, body: unknown, status?: number) {
    if (typeof body !== 'object' || body === null) return super.reply(response, body, status);
    if (status !== undefined) response.statusCode = status;
    if (!(body instanceof Answer)) return sendJson(response, JSON.stringify(body));
    response.setHeader('Cache-Control', body.cacheControl);
    if (body.total !== undefined) response.setHeader('X-Total-Count', body.total);
    return sendJson(response, body.text);
  }
}

function sendJson(response: Response, text: string) {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  return response.end(text);
}

const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  referrerPolicy: { policy: 'no-referrer' },
  // The front door speaks for the whole host.
  strictTransportSecurity: false,
});

function refuseLongUrls(request: Request, response: Response, next: NextFunction) {
  if (request.url.length <= LONGEST_URL) return next();
  response.status(HttpStatus.URI_TOO_LONG).type('text/plain').send('The address is too long');
}

type Step = (request: Request, response: Response, next: NextFunction) => void;

/** Several steps as one: Express takes longer to find the next step than most of them take. */
const inOne =
  (...steps: Step[]): Step =>
  (request, response, next) => {
    const take = (index: number) => {
      const step = steps[index];
      if (step) step(request, response, error => (error ? next(error) : take(index + 1)));
      else next();
    };
    take(0);
  };

/** Written in portions and at least once a second: a line of its own for each request costs a tenth of a read. */
const standardError = () => destination({ dest: 2, sync: false, minLength: 4_096, periodicFlush: 1_000 });

/** The backend, ready to listen; its log goes to standard error unless another stream is given. */
export async function createApplication(
  environment: Environment,
  stream: DestinationStream = standardError(),
): Promise<NestExpressApplication> {
  const log = createLog(stream);
  const app = await NestFactory.create<NestExpressApplication>(
    appModule(environment, log),
    new OwnExpressAdapter(),
    { bodyParser: false, logger: nestLogger(log) },
  );
  app.disable('x-powered-by').disable('etag');
  app.set('trust proxy', trustedProxies(environment));
  app.use(inOne(logRequests(log), app.get(Metrics).observe, securityHeaders, refuseLongUrls));
  return app;
}
