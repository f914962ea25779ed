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

/** Spreads telemetry over turns of the event loop, so that other requests wait for one at a time. */
export function paceTelemetry(): RequestHandler {
  const waiting: (() => void)[] = [];
  let isTurnTaken = false;
  const endTurn = () => {
    isTurnTaken = false;
    const proceed = waiting.shift();
    if (proceed) takeTurn(proceed);
  };
  function takeTurn(proceed: () => void) {
    isTurnTaken = true;
    setImmediate(endTurn);
    proceed();
  }
  return (request, response, next) => {
    if (request.method !== sendTelemetry.method || request.url !== sendTelemetry.path) return next();
    const proceed = () => {
      if (!response.destroyed) next();
    };
    if (isTurnTaken) waiting.push(proceed);
    else takeTurn(proceed);
  };
}

export async function createApplication(
  environment: Environment,
  log: Logger,
): Promise<NestExpressApplication> {
  // no body parser: `BodyInterceptor` reads bodies after the guards
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
