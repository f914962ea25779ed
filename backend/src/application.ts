import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { appModule } from './app.module.ts';
import type { Environment } from './environment.ts';
import { ApiExpressAdapter } from './platform/http/adapter.ts';
import { Draining } from './platform/http/draining.ts';
import { nestLogger } from './platform/http/logging.ts';
import { Metrics } from './platform/http/metrics.ts';
import { paceTelemetry } from './platform/http/pace-telemetry.ts';
import { requestContextMiddleware } from './platform/http/request-context.ts';
import { trustedProxies } from './platform/http/trusted-proxies.ts';

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
