/** Builds the remote after each change and shows its pages, alone or, with `--site`, in the pages of a site. */
import fs from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { releaseRoutes } from '@home-truths/contract';
import { developRemoteSchemas } from '@home-truths/contract/schemas';
import { type Built, watchBuild } from '../build/live/watch.ts';
import { readDeclaration } from '../build/micro-frontend.ts';
import { folderNameOf, nameOf } from '../build/read-package.ts';
import { refuseKeptOptions } from './command.ts';
import { callOf, callSite, SITE_OPTION } from './site-client.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
};
const EVENTS = '/-/development/events';
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>A remote alone</title>
<body><pre id="errors"></pre><script>let first;
new EventSource('${EVENTS}').onmessage=({data})=>{const [{hash,errors}]=JSON.parse(data);
document.getElementById('errors').textContent=errors;first??=hash;if(hash!==first)location.reload()}
</script><script src="/-/alone/alone.js"></script>`;

refuseKeptOptions(SITE_OPTION);
const {
  values: { site },
} = parseArgs({ args: process.argv.slice(3), options: SITE_OPTION });
const dir = process.cwd();
const name = nameOf(dir);
const liveDir = path.join(dir, 'dist-development');
/** The only site whose pages may read what is served here. */
const corsHeaders: Record<string, string> =
  site === undefined
    ? {}
    : {
        'access-control-allow-origin': callOf(site, folderNameOf(dir)).origin,
        'access-control-allow-private-network': 'true',
      };
const [firstPath = '/'] = readDeclaration(dir).paths;
/** The paths of files, as a development site asks for them. */
const FILES = new RegExp(
  String.raw`^\/(?:r\/${name}\/live(?:~\d+)?|-)\/((?:alone\/)?[\w.-]+\.(?:js|json|map))$`,
);
const listeners = new Set<ServerResponse>();
let built: Built = { hash: '', errors: '' };

const event = () => `data: ${JSON.stringify([{ name, ...built }])}\n\n`;

function sendEvents(response: ServerResponse) {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    ...corsHeaders,
  });
  response.write(event());
  listeners.add(response);
  response.once('close', () => listeners.delete(response));
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer) {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    ...corsHeaders,
  });
  response.end(body);
}

function respond({ url = '/' }: IncomingMessage, response: ServerResponse) {
  const [requested = ''] = url.split('?');
  const [, file] = FILES.exec(requested) ?? [];
  if (requested === EVENTS) return sendEvents(response);
  if (file) {
    const filePath = path.join(liveDir, file);
    return fs.existsSync(filePath)
      ? send(response, 200, TYPES[path.extname(file)] ?? 'text/plain', fs.readFileSync(filePath))
      : send(response, 404, 'text/plain', 'There is no such file.');
  }
  if (/^\/(api|r|-)\//.test(requested)) return send(response, 404, 'text/plain', 'There is no backend here.');
  if (requested === '/' && firstPath !== '/') return response.writeHead(302, { location: firstPath }).end();
  return send(response, 200, 'text/html', PAGE);
}

const port = Number(process.env.PORT ?? 3101);
const { ppid } = process;
// npm passes a signal on to its shell alone, which would leave this process on the port
setInterval(() => process.ppid === ppid || process.exit(), 1000).unref();
fs.rmSync(liveDir, { recursive: true, force: true });
await watchBuild(dir, liveDir, ['browser', 'alone'], (latest, milliseconds) => {
  built = { ...latest, hash: latest.hash || built.hash };
  console.log(latest.errors || `Built in ${milliseconds} ms.`);
  for (const listener of listeners) listener.write(event());
});
const server = http.createServer(respond).on('error', error => {
  console.error(`${error.message}. Set PORT to another port.`);
  process.exit(1);
});
server.listen(port, 'localhost', () => {
  const address = server.address();
  const listening = (typeof address === 'object' ? address?.port : undefined) ?? port;
  if (site === undefined)
    return console.log(`${name} is shown alone at http://localhost:${listening}${firstPath}`);
  callSite(site, releaseRoutes.developRemote, developRemoteSchemas, folderNameOf(dir), {
    port: listening,
  }).then(
    ({ link }) =>
      console.log(`Open this link within ten minutes. It works once; start again for another one.\n${link}`),
    (error: Error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
});
