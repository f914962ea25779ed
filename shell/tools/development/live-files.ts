import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Handler } from '../../gateway/http/files.ts';
import { LIVE, liveDir, readBuilds } from './live-builds.ts';
import { filesUrl, overrideOf } from './override.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
};
const FILE = String.raw`(?:~\d{1,4})?\/([\w.-]+(\.js|\.json|\.map))$`;
const REMOTE_FILE = new RegExp(String.raw`^\/r\/([a-z_]+)\/${LIVE}${FILE}`);
/** Scripts of the shell's live build have the paths of its production build. */
const SHELL_SCRIPT = new RegExp(String.raw`^\/a${FILE}`);
const OVERRIDE_FILE = new RegExp(String.raw`^\/-\/override\/([a-z_]+)${FILE}`);

const pathOf = (url = '') => url.split('?')[0] ?? '';

export function liveFiles(dataDir: string): Handler {
  return (request, response, next) => {
    const requested = pathOf(request.url);
    const [, remote = '', file = '', ending = ''] =
      REMOTE_FILE.exec(requested) ?? SHELL_SCRIPT.exec(requested)?.toSpliced(1, 0, 'shell') ?? [];
    const filePath = path.join(liveDir(dataDir, remote), file);
    if (!file || !fs.existsSync(filePath)) return next();
    response.writeHead(200, { 'content-type': TYPES[ending], 'cache-control': 'no-store' });
    fs.createReadStream(filePath).pipe(response);
  };
}

/** Sends the last builds at once, then all builds at each `notify`. */
export function createBuildEvents(dataDir: string) {
  const listeners = new Set<ServerResponse>();
  const eventText = () => `data: ${JSON.stringify(readBuilds(dataDir))}\n\n`;
  const handler: Handler = (request, response, next) => {
    if (pathOf(request.url) !== '/-/development/events') return next();
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(eventText());
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  };
  const notify = () => {
    for (const listener of listeners) listener.write(eventText());
  };
  return { handler, notify };
}

/** Fetches files and build events from the machine in a visitor's override. */
export const overriddenFiles: Handler = (request, response, next) => {
  const requested = pathOf(request.url);
  const override = overrideOf(request);
  const [, name, file] = OVERRIDE_FILE.exec(requested) ?? [];
  const isEvents = requested === '/-/override/events';
  if (!override || !(isEvents || name === override.name)) return next();
  const url = isEvents ? `${override.origin}/-/development/events` : filesUrl(override) + file;
  const disconnected = new AbortController();
  response.once('close', () => disconnected.abort());
  fetch(url, { redirect: 'error', signal: disconnected.signal })
    .then(({ status, headers, body }) => {
      const type = headers.get('content-type') ?? 'text/plain';
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
      Readable.fromWeb((body ?? new Blob().stream()) as ReadableStream)
        .on('error', () => response.destroy())
        .pipe(response);
    })
    .catch(() => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
};
