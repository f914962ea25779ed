import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type INestApplicationContext, NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import type { Request } from 'express';
import type { Environment } from '../../environment.ts';
import { CONNECTION_LIMITS } from '../http/adapter.ts';
import { Metrics } from '../http/metrics.ts';
import { OperationsController } from '../http/operations.controller.ts';
import { toProblem } from '../http/problem.ts';
import { JobWorker } from './job-worker.ts';

/** Responds like the backend; the worker is ready once it takes jobs. */
async function respond(context: INestApplicationContext, request: IncomingMessage): Promise<string> {
  const operations = context.get(OperationsController);
  if (request.method !== 'GET') throw new NotFoundException();
  switch (request.url) {
    case '/livez':
      return operations.health();
    case '/readyz':
      if (!context.get(JobWorker).isWorking) throw new ServiceUnavailableException('Not working yet');
      return operations.ready();
    case '/metrics':
      return operations.readMetrics(request as Request);
    default:
      throw new NotFoundException();
  }
}

/** Serves the worker's health and metrics, and returns the port. */
export async function listenForChecks(
  context: INestApplicationContext,
  { HOST, PORT }: Environment,
): Promise<number> {
  const { contentType } = context.get(Metrics).registry;
  const server = createServer(CONNECTION_LIMITS, (request, response) => {
    respond(context, request).then(
      text => {
        const type = request.url === '/metrics' ? contentType : 'text/plain';
        response.writeHead(200, { 'Content-Type': type }).end(text);
      },
      error => {
        const { status, message } = toProblem(error, '');
        response.writeHead(status, { 'Content-Type': 'text/plain' }).end(message);
      },
    );
  }).listen(PORT, HOST);
  await once(server, 'listening');
  return (server.unref().address() as AddressInfo).port;
}
