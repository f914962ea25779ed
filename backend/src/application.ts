import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type DestinationStream, destination } from 'pino';
import { appModule } from './app.module.ts';
import type { Environment } from './environment.ts';
import { accompany } from './http/accompany.ts';
import { OwnExpressAdapter } from './http/adapter.ts';
import { Draining } from './http/draining.ts';
import { createLog, nestLogger } from './http/logging.ts';
import { Metrics } from './http/metrics.ts';
import { trustedProxies } from './http/trusted-proxies.ts';

/** Written in portions and at least once a second: a line of its own for each request costs a tenth of a read. */
const standardError = () =>
  destination({ dest: 2, sync: false, minLength: 8_192, maxWrite: 65_536, periodicFlush: 1_000 });

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
  app.use(accompany(log, app.get(Metrics), app.get(Draining)));
  return app;
}
