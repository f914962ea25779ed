import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sendFile from 'send';
import { fileHeaders } from '../pages/security.ts';
import { acceptedEncodings } from './accepted-encodings.ts';
import { removeHeaders, sendText } from './send.ts';

/** Returns false if there is no file, and rejects if it cannot be read. */
export type ServeFile = (
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean>;

const SUFFIXES = { br: '.br', gzip: '.gz' };

/** True for one range that does not end before it begins; others are ignored (RFC 9110, 14.2). */
function isOneRange(header = '') {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  return Boolean(first || last) && !(first && last && Number(first) > Number(last));
}

const TEXT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/** Returns a file's stored encodings, the client's best first; the build compresses scripts. */
function encodedVariants(file: string, request: IncomingMessage) {
  const type = TEXT_TYPES[path.extname(file)];
  const common = { ...fileHeaders(type), ...(type && { 'content-type': type }) };
  if (!file.endsWith('.js')) return [{ file, headers: common }];
  const headers = { ...common, vary: 'accept-encoding' };
  const compressed = acceptedEncodings(request).map(encoding => ({
    file: file + SUFFIXES[encoding],
    headers: { ...headers, 'content-encoding': encoding },
  }));
  return [...compressed, { file, headers }];
}

interface FolderOptions {
  /** Identifies a file by its name alone; nothing reveals its time. */
  isTimeless?: boolean;
}

/** Reads the folder at each request, since releases and photos are added. */
export function serveFolder(
  root: string,
  headers: Record<string, string>,
  { isTimeless = false }: FolderOptions = {},
): ServeFile {
  const validators = isTimeless && { etag: false, lastModified: false };
  const serve = (
    file: string,
    ownHeaders: Record<string, string>,
    request: IncomingMessage,
    response: ServerResponse,
  ) =>
    new Promise<boolean>((resolve, reject) => {
      response.once('close', () => resolve(true));
      sendFile(request, file, { root, cacheControl: false, ...validators })
        .on('headers', () => {
          response.setHeaders(new Map(Object.entries({ ...ownHeaders, ...headers })));
          if (isTimeless) response.setHeader('etag', `"${path.basename(file)}"`);
        })
        .on('directory', () => resolve(false))
        .on('error', error => {
          if (response.headersSent || error.status >= 500) return reject(error);
          removeHeaders(response);
          if (error.status === 404) return resolve(false);
          sendText(request, response, error.status, `${error.message}.`, error.headers);
        })
        .pipe(response);
    });

  return async (file, request, response) => {
    if (!isOneRange(request.headers.range)) delete request.headers.range;
    // `send` would answer 412, but this header must be ignored without a file date (RFC 9110, 13.1.4)
    if (isTimeless) delete request.headers['if-unmodified-since'];
    for (const variant of encodedVariants(file, request)) {
      if (await serve(variant.file, variant.headers, request, response)) return true;
    }
    return false;
  };
}
