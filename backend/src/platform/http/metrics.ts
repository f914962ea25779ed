import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });

  private readonly series = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  observe(request: Request, status: number, seconds: number) {
    this.seriesOf(request.method, routeLabel(request), status).observe(seconds);
  }

  /** Caches series, since finding one by its labels costs more than counting in it. */
  private seriesOf(method: string, route: string, status: number) {
    const key = `${method} ${route} ${status}`;
    const known = this.series.get(key);
    if (known) return known;
    const series = this.durations.labels({ method, route, status });
    this.series.set(key, series);
    return series;
  }
}

/** Returns the pattern of the path; the path itself may be personal. */
export const routeLabel = ({ route }: { route?: { path?: string } }) =>
  route?.path && !route.path.includes('*') ? route.path : 'unmatched';
