import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Durations by method, route of the contract and status; nothing that tells about a person. */
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

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Express middleware. */
  readonly observe = (request: Request, response: Response, next: NextFunction) => {
    const start = process.hrtime.bigint();
    response.once('finish', () => {
      const seconds = Number(process.hrtime.bigint() - start) / 1e9;
      const labels = { method: request.method, route: routeLabel(request), status: response.statusCode };
      this.durations.observe(labels, seconds);
    });
    next();
  };
}

/** The pattern of the address, never the address itself. */
export const routeLabel = ({ route }: { route?: { path?: string } }) =>
  route?.path && !route.path.includes('*') ? route.path : 'unmatched';
