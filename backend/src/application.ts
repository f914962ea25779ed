import 'reflect-metadata';
import { sendTelemetry } from '@home-truths/contract';
import type { TrustedProxies } from '@home-truths/contract/environment';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { appModule } from './app.module.ts';
import type { Environment } from './environment.ts';
import { ApiExpressAdapter } from './platform/http/adapter.ts';
import { Draining } from './platform/http/draining.ts';
import { nestLogger } from './platform/http/logging.ts';
import { Metrics } from './platform/http/metrics.ts';
import { requestContextMiddleware } from './platform/http/request-context.ts';

/** Returns whose `X-Forwarded-For` is trusted. A gateway is one hop more, or is trusted on this machine. */
export function trustedProxies({
  BEHIND_GATEWAY,
  TRUST_PROXY,
}: Pick<Environment, 'BEHIND_GATEWAY' | 'TRUST_PROXY'>): TrustedProxies {
  if (!BEHIND_GATEWAY) return TRUST_PROXY;
  return typeof TRUST_PROXY === 'number' ? TRUST_PROXY + 1 : `loopback, ${TRUST_PROXY}`;
}

const PER_TURN = 1;

/** Spreads telemetry over turns of the event loop, so that other requests wait for one at a time. */
export function paceTelemetry(): RequestHandler {
  const waiting: (() => void)[] = [];
  let begun = 0;
  const turn = () => {
    begun = 0;
    for (const begin of waiting.splice(0, PER_TURN)) start(begin);
  };
  function start(begin: () => void) {
    if (begun === 0) setImmediate(turn);
    begun++;
    begin();
  }
  return (request, response, next) => {
    if (request.method !== sendTelemetry.method || request.url !== sendTelemetry.path) return next();
    const begin = () => void (response.destroyed || next());
    if (begun < PER_TURN) start(begin);
    else waiting.push(begin);
  };
}

export async function createApplication(
  environment: Environment,
  log: Logger,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    appModule(environment, log),
    new ApiExpressAdapter(),
    { bodyParser: false, logger: nestLogger(log) },
  );
  app.disable('x-powered-by').disable('etag');
  app.set('trust proxy', trustedProxies(environment));
  app.use(paceTelemetry());
  app.use(requestContextMiddleware(log, app.get(Metrics), app.get(Draining)));
  return app;
}
