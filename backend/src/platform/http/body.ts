import type { IncomingMessage } from 'node:http';
import { routes } from '@home-truths/contract';
import { BadRequestException, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { json, type Request, type RequestHandler, type Response } from 'express';

const MAX_BODY_SIZE = '64kb';
const MAX_BODY_MS = 10_000;
const UPLOAD_PATHS = new Set<string>(
  Object.values(routes).flatMap(route => ('file' in route ? [route.path] : [])),
);
/** Limits nesting, so that recursion over a body cannot overflow the stack; our own bodies have four levels. */
const MAX_DEPTH = 32;
/** Accepts any JSON: the route's schema checks the value, `readBody` the content type. */
const parser = json({ limit: MAX_BODY_SIZE, strict: false, type: () => true });

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Aborts a body that is not complete in time. Bodies with a file have the limit of `adapter.ts`. */
export function limitBodyTime(request: IncomingMessage) {
  if (!hasBody(request) || UPLOAD_PATHS.has(request.url?.split('?')[0] ?? '')) return;
  const deadline = setTimeout(() => request.complete || request.destroy(), MAX_BODY_MS).unref();
  request.once('close', () => clearTimeout(deadline));
}

export const readWith = (reader: RequestHandler, request: Request, response: Response) =>
  new Promise<void>((resolve, reject) => {
    void reader(request, response, error => (error ? reject(toHttpError(error)) : resolve()));
  });

export async function readBody(request: Request, response: Response) {
  if (!request.is('application/json'))
    throw new UnsupportedMediaTypeException('Send JSON, with the content type application/json');
  await readWith(parser, request, response);
  if (isDeeperThan(MAX_DEPTH, request.body))
    throw new BadRequestException('The request body is nested too deeply');
}

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some(inner => isDeeperThan(levels - 1, inner)));

function toHttpError(error: { type?: string; status?: number }) {
  if (error.status === 413) return new PayloadTooLargeException('That’s too much to send at once.');
  if (error.status === 415) return new UnsupportedMediaTypeException('Send JSON in UTF-8, not compressed');
  return new BadRequestException('The request body isn’t valid JSON');
}
