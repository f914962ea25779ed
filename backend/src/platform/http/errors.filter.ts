import { STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ReadOnly, ShuttingDown } from './errors.ts';
import { describeError, type Problem, toProblem } from './problem.ts';

const isDeliberate = (error: unknown) => error instanceof ReadOnly || error instanceof ShuttingDown;

/** Responds to every error with a short message, or with the JSON of RFC 9457 if the client accepts it. */
@Catch()
export class ErrorsFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost) {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const problem = toProblem(error, request.id);
    if (problem.status >= 500 && !isDeliberate(error))
      request.log.error({ req: { id: request.id }, error: describeError(error) }, 'request failed');
    if (response.headersSent) return void response.destroy();
    response.status(problem.status).setHeader('Cache-Control', 'no-store');
    if (problem.retryAfterSeconds) response.setHeader('Retry-After', problem.retryAfterSeconds);
    // the rest of an unread body must not be parsed as the next request
    if (!request.complete) response.setHeader('Connection', 'close');
    send(problem, request, response);
  }
}

function send({ status, message, code, issues }: Problem, request: Request, response: Response) {
  if (!request.get('Accept')?.includes('application/problem+json'))
    return void response.type('text/plain').send(message);
  const body = {
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail: message,
    code,
    instance: `urn:uuid:${request.id}`,
    errors: issues,
  };
  response.type('application/problem+json').send(JSON.stringify(body));
}
