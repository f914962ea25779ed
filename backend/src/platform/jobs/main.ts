/** The process of the worker, which sends mails and runs hourly tasks. */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { appModule } from '../../app.module.ts';
import { WorkerEnvironmentSchema } from '../../environment.ts';
import { runProcess } from '../../run-process.ts';
import { Database } from '../database/database.ts';
import { requireMigrations } from '../database/require-migrations.ts';
import { serveMetrics } from '../http/collectors.ts';
import { Draining } from '../http/draining.ts';
import { nestLogger } from '../http/logging.ts';
import { JobWorker } from './job-worker.ts';
import { listenForChecks } from './worker-health.ts';

await runProcess('The worker', WorkerEnvironmentSchema, async (environment, log) => {
  const context = await NestFactory.createApplicationContext(appModule(environment, log), {
    logger: nestLogger(log),
  });
  await requireMigrations(context.get(Database));
  await serveMetrics(context, environment);
  const port = await listenForChecks(context, environment);
  void context.get(JobWorker).start();
  const stop = () => {
    context.get(Draining).begin();
    return context.close();
  };
  return { ready: { port }, stop };
});
