import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Request, Response } from 'express';

const compress = promisify(brotliCompress);

async function make(text: string) {
  const plain = Buffer.from(text);
  const hash = createHash('sha256').update(plain).digest('base64url');
  return { plain, brotli: await compress(plain), etag: `W/"${hash}"` };
}

/** Creates a handler that sends a text, which is made and compressed at the first request. */
export function madeOnce(type: string, textOf: () => string) {
  let made: ReturnType<typeof make> | undefined;
  return async (request: Request, response: Response) => {
    made ??= make(textOf());
    const { plain, brotli, etag } = await made;
    response.set({ ETag: etag, 'Cache-Control': 'public, no-cache', Vary: 'Accept-Encoding' });
    if (request.fresh) return void response.status(304).end();
    const isCompressed = request.acceptsEncodings('br', 'identity') === 'br';
    if (isCompressed) response.setHeader('Content-Encoding', 'br');
    const body = isCompressed ? brotli : plain;
    response.set({ 'Content-Type': type, 'Content-Length': String(body.length) }).end(body);
  };
}
