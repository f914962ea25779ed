import { HttpException } from '@nestjs/common';
import type { Request, Response } from 'express';

const CACHED = { 'Cache-Control': 'public, max-age=31536000, immutable' };

interface ImmutableFile {
  etag: string;
  type: string;
  /** The name under which a browser saves it. */
  file: string;
}

/** Sends a file that never changes under its URL, or the requested range of it. */
export function sendImmutable(
  bytes: Buffer,
  { etag, type, file }: ImmutableFile,
  request: Request,
  response: Response,
) {
  const headers = {
    ...CACHED,
    'Content-Type': type,
    'Content-Disposition': `inline; filename="${file}"`,
    'Accept-Ranges': 'bytes',
  };
  const ifMatch = request.get('If-Match') ?? '*';
  if (ifMatch !== '*' && !ifMatch.includes(etag)) throw new HttpException('Precondition Failed.', 412);
  const range = (request.get('If-Range') ?? etag) === etag && parseRange(request.get('Range'), bytes.length);
  if (range && range.start >= bytes.length) {
    response.setHeader('Content-Range', `bytes */${bytes.length}`);
    throw new HttpException('Range Not Satisfiable.', 416);
  }
  response.setHeader('ETag', etag);
  if (request.fresh) return response.writeHead(304, CACHED).end();
  if (!range) return response.writeHead(200, { ...headers, 'Content-Length': bytes.length }).end(bytes);
  const part = bytes.subarray(range.start, range.end + 1);
  response.writeHead(206, {
    ...headers,
    'Content-Length': part.length,
    'Content-Range': `bytes ${range.start}-${range.start + part.length - 1}/${bytes.length}`,
  });
  response.end(part);
}

/** Parses a single byte range; other headers are ignored (RFC 9110, 14.2). */
function parseRange(header: string | undefined, size: number) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first && last && Number(first) > Number(last)) return undefined;
  if (first) return { start: Number(first), end: last ? Number(last) : size };
  return last ? { start: Number(last) ? Math.max(0, size - Number(last)) : size, end: size } : undefined;
}
