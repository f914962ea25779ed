import { PhotoUrl } from '@home-truths/contract/schemas';
import { Controller, Get, HttpException, Inject, NotFoundException, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { safeParse } from 'zod/mini';
import { FILE_NOT_FOUND } from '../http/messages.ts';
import { PHOTO_STORE } from './open-photo-store.ts';
import type { PhotoStore } from './photo-store.ts';
import { photoUrlOf } from './photo-url.ts';

/** Nothing tells when a photo was written: that would reveal the time of its review. */
const CACHED = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const HEADERS = {
  ...CACHED,
  'Content-Type': 'image/webp',
  'Content-Disposition': 'inline; filename="photo.webp"',
  'Accept-Ranges': 'bytes',
};

/** Serves photos for gateways that cannot read them from a folder, as those serve theirs (decision 264). */
@Controller()
export class PhotosController {
  constructor(@Inject(PHOTO_STORE) private readonly store: PhotoStore) {}

  @Get('uploads/:name')
  async show(@Param('name') name: string, @Req() request: Request, @Res() response: Response) {
    const isPhoto = safeParse(PhotoUrl, photoUrlOf(name)).success;
    const bytes = isPhoto ? await this.store.read(name) : undefined;
    if (!bytes) throw new NotFoundException(FILE_NOT_FOUND);
    send(bytes, `"${name}"`, request, response);
  }
}

function send(bytes: Buffer, etag: string, request: Request, response: Response) {
  const wanted = request.get('If-Match') ?? '*';
  if (wanted !== '*' && !wanted.includes(etag)) throw new HttpException('Precondition Failed.', 412);
  const range = (request.get('If-Range') ?? etag) === etag && rangeOf(request.get('Range'), bytes.length);
  if (range && range.start >= bytes.length) {
    response.setHeader('Content-Range', `bytes */${bytes.length}`);
    throw new HttpException('Range Not Satisfiable.', 416);
  }
  response.setHeader('ETag', etag);
  if (request.fresh) return response.writeHead(304, CACHED).end();
  if (!range) return response.writeHead(200, { ...HEADERS, 'Content-Length': bytes.length }).end(bytes);
  const part = bytes.subarray(range.start, range.end + 1);
  response.writeHead(206, {
    ...HEADERS,
    'Content-Length': part.length,
    'Content-Range': `bytes ${range.start}-${range.start + part.length - 1}/${bytes.length}`,
  });
  response.end(part);
}

/** The one range that a header names, up to its last byte; any other header is ignored (RFC 9110, 14.2). */
function rangeOf(header: string | undefined, size: number) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first && last && Number(first) > Number(last)) return undefined;
  if (first) return { start: Number(first), end: last ? Number(last) : size };
  return last ? { start: Number(last) ? Math.max(0, size - Number(last)) : size, end: size } : undefined;
}
