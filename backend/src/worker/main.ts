/** The worker's process: `node dist/worker/main.js` with the environment of the backend. */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { appModule } from '../app.module.ts';
import { WorkerEnvironmentSchema } from '../environment.ts';
import { nestLogger } from '../http/logging.ts';
import { runProcess } from '../run-process.ts';
import { JobWorker } from './job-worker.ts';

await runProcess('The worker', WorkerEnvironmentSchema, async (environment, log) => {
  const context = await NestFactory.createApplicationContext(appModule(environment, log), {
    logger: nestLogger(log),
  });
  void context.get(JobWorker).start();
  return { ready: {}, stop: () => context.close() };
});
