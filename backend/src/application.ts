import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { DestinationStream } from 'pino';
import { appModule } from './app.module.ts';
import type { Environment } from './environment.ts';
import { ApiExpressAdapter } from './http/adapter.ts';
import { Draining } from './http/draining.ts';
import { createLog, nestLogger, standardError } from './http/logging.ts';
import { Metrics } from './http/metrics.ts';
import { requestContextMiddleware } from './http/request-context.ts';
import { trustedProxies } from './http/trusted-proxies.ts';

/** The backend, ready to listen; its log goes to standard error unless another stream is given. */
export async function createApplication(
  environment: Environment,
  stream: DestinationStream = standardError(),
): Promise<NestExpressApplication> {
  const log = createLog(stream);
  const app = await NestFactory.create<NestExpressApplication>(
    appModule(environment, log),
    new ApiExpressAdapter(),
    { bodyParser: false, logger: nestLogger(log) },
  );
  app.disable('x-powered-by').disable('etag');
  app.set('trust proxy', trustedProxies(environment));
  app.use(requestContextMiddleware(log, app.get(Metrics), app.get(Draining)));
  return app;
}
