import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Handler } from '../http/files.ts';
import { LIVE, liveDir, readBuilds } from './live-builds.ts';
import { folderOf, overrideOf } from './override.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
};
const FILE = String.raw`(?:~\d{1,4})?\/([\w.-]+(\.js|\.json|\.map))$`;
const OF_REMOTE = new RegExp(String.raw`^\/r\/([a-z_]+)\/${LIVE}${FILE}`);
/** The shell's own scripts are where those of a released shell are; these are additional. */
const OF_SHELL = new RegExp(String.raw`^\/a${FILE}`);
const OF_OTHERS = new RegExp(String.raw`^\/-\/override\/([a-z_]+)${FILE}`);

const pathOf = (url = '') => url.split('?')[0] ?? '';

/** Serves what is built from source; the same name may have other content after the next build. */
export function liveFiles(dataDir: string): Handler {
  return (request, response, next) => {
    const requested = pathOf(request.url);
    const [, remote = '', file = '', ending = ''] =
      OF_REMOTE.exec(requested) ?? OF_SHELL.exec(requested)?.toSpliced(1, 0, 'shell') ?? [];
    const place = path.join(liveDir(dataDir, remote), file);
    if (!file || !fs.existsSync(place)) return next();
    response.writeHead(200, { 'content-type': TYPES[ending], 'cache-control': 'no-store' });
    fs.createReadStream(place).pipe(response);
  };
}

/** Notifies open pages of builds by server-sent events: at once of the last ones, then whenever `notify` is called. */
export function createNews(dataDir: string) {
  const listeners = new Set<ServerResponse>();
  const news = () => `data: ${JSON.stringify(readBuilds(dataDir))}\n\n`;
  const handler: Handler = (request, response, next) => {
    if (pathOf(request.url) !== '/-/development/events') return next();
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(news());
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  };
  const notify = () => {
    for (const listener of listeners) listener.write(news());
  };
  return { handler, notify };
}

/** Fetches files and news of builds from the machine a visitor's override names. */
export const overriddenFiles: Handler = (request, response, next) => {
  const requested = pathOf(request.url);
  const override = overrideOf(request);
  const [, name, file] = OF_OTHERS.exec(requested) ?? [];
  const isNews = requested === '/-/override/events';
  if (!override || !(isNews || name === override.name)) return next();
  const address = isNews ? `${override.origin}/-/development/events` : folderOf(override) + file;
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  fetch(address, { redirect: 'error', signal: leaving.signal })
    .then(({ status, headers, body }) => {
      const type = headers.get('content-type') ?? 'text/plain';
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
      Readable.fromWeb((body ?? new Blob().stream()) as ReadableStream)
        .on('error', () => response.destroy())
        .pipe(response);
    })
    .catch(() => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
};
