import { createServer } from 'node:http';
import { isCollector } from '@home-truths/contract/collectors';
import type { INestApplicationContext } from '@nestjs/common';
import type { Environment } from '../../environment.ts';
import { Metrics } from './metrics.ts';

type MetricsSettings = Pick<Environment, 'METRICS_PORT' | 'METRICS_HOST' | 'METRICS_TOKEN'>;

/** Serves metrics to collectors such as Prometheus on a separate port, if one is configured. */
export async function serveMetrics(
  app: INestApplicationContext,
  { METRICS_PORT, METRICS_HOST = '127.0.0.1', METRICS_TOKEN }: MetricsSettings,
) {
  if (METRICS_PORT === undefined) return undefined;
  const { registry } = app.get(Metrics);
  const server = createServer(async (request, response) => {
    const isAllowed = isCollector(request, { token: METRICS_TOKEN, metricsHost: METRICS_HOST });
    if (request.url !== '/metrics' || !isAllowed) return response.writeHead(404).end();
    const text = await registry.metrics().catch(() => undefined);
    response.writeHead(text === undefined ? 500 : 200, { 'Content-Type': registry.contentType }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(METRICS_PORT, METRICS_HOST, resolve);
  });
  return server.unref();
}
