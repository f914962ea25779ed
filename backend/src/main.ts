/** The process of the backend: `node dist/main.js`. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createApplication } from './application.ts';
import { EnvironmentSchema } from './environment.ts';
import { gracefulStop } from './graceful-stop.ts';
import { Database } from './platform/database/database.ts';
import { requireMigrations } from './platform/database/require-migrations.ts';
import { serveMetrics } from './platform/http/collectors.ts';
import { JobWorker } from './platform/jobs/job-worker.ts';
import { runProcess } from './run-process.ts';

/** The gateway, which starts next, needs the processor first. */
const WORKER_DELAY_MS = 2_000;

await runProcess('The backend', EnvironmentSchema, async (environment, log) => {
  const app = await createApplication(environment, log);
  await requireMigrations(app.get(Database));
  await app.init();
  await serveMetrics(app, environment);
  const { HOST: host, PORT: port, SHARED_PORT, DRAIN_SECONDS } = environment;
  const server = app.getHttpServer().listen({ host, port, reusePort: SHARED_PORT !== undefined });
  await once(server, 'listening');
  if (environment.WITH_WORKER) setTimeout(() => void app.get(JobWorker).start(), WORKER_DELAY_MS).unref();
  return {
    ready: { port: (server.address() as AddressInfo).port },
    stop: gracefulStop(app, { drainMs: DRAIN_SECONDS * 1_000 }),
  };
});
