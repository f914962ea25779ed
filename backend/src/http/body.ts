import { BadRequestException, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { json, type Request, type Response } from 'express';

const LIMIT = '64kb';
/** Whoever takes longer for so little is holding the line (reliability row 13); photos may take longer. */
const LONGEST_MS = 10_000;
const parser = json({ limit: LIMIT, strict: false, type: () => true });

/**
 * Reads a JSON body into `request.body`. Called after the access check, so that nobody
 * without access learns what we think of their input (decision 58).
 * @throws UnsupportedMediaTypeException, PayloadTooLargeException, BadRequestException
 */
export async function readBody(request: Request, response: Response, longestMs = LONGEST_MS) {
  if (!request.is('application/json'))
    throw new UnsupportedMediaTypeException('Send JSON, with the content type application/json');
  const deadline = setTimeout(() => request.destroy(), longestMs);
  await new Promise<void>((resolve, reject) =>
    parser(request, response, error => (error ? reject(inWords(error)) : resolve())),
  ).finally(() => clearTimeout(deadline));
}

function inWords(error: { type?: string; status?: number }) {
  if (error.status === 413) return new PayloadTooLargeException(`The request is larger than ${LIMIT}`);
  if (error.status === 415) return new UnsupportedMediaTypeException('Send JSON in UTF-8, not compressed');
  return new BadRequestException('The request body is not valid JSON');
}
