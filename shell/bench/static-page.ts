import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';

const styles = `body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#12222B;background:#F7F8F6}
main{max-width:71rem;margin:0 auto;padding:16px}h1{font-size:2.6rem;line-height:1.1}
img{display:block;width:100%;height:auto;border-radius:14px}section{border-top:1px solid #D5DBD8;padding:16px 0}`;

const content = 'The walls are thin and the morning sun is lovely; the agent answered after nine days. ';

const documentWith = (
  picture: string,
  nonce: string,
) => `<!doctype html><html lang="en-AU"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>A home</title><style nonce="${nonce}">${styles}</style></head>
<body><main><img src="/${picture}" width="480" height="320" alt=""><h1>12 Larkhill Street</h1>
<p>${content.repeat(2)}</p>${`<section><h2>A review</h2><p>${content.repeat(4)}</p></section>`.repeat(6)}</main></body></html>`;

const drawing = fs.readFileSync(path.resolve(import.meta.dirname, '../public/icon.svg'));

/** The headers of a site's pages that tell the browser how to treat them, for `serveStaticPage`. */
export async function policiesOf(site: string) {
  const { headers } = await fetch(site);
  return Object.fromEntries([...headers].filter(([name]) => POLICY_HEADERS.test(name)));
}
const POLICY_HEADERS = /policy|security|content-type/;

/** The first photo of a property's page, which is its largest paint; nothing where it has none. */
export async function photoOf(page: string): Promise<Buffer | undefined> {
  const html = await (await fetch(page)).text();
  const [src] = /\/uploads\/[\w.-]+/.exec(html) ?? [];
  if (!src) return undefined;
  return Buffer.from(await (await fetch(new URL(src, page))).arrayBuffer());
}

interface StaticPageOptions {
  /** Its picture, in the WebP format: the largest paint. Without it that is the text, as the drawing is too plain. */
  photo?: Buffer;
  /**
   * Its headers. With a Cross-Origin-Opener-Policy the browser starts a new process for the page, as it does for
   * visitors from another site.
   */
  policies?: Record<string, string>;
}

/** Serves the baseline: a similar hand-written page without fonts and scripts, with one picture. */
export async function serveStaticPage({ photo, policies = {} }: StaticPageOptions = {}) {
  const nonce = /'nonce-([^']+)'/.exec(policies['content-security-policy'] ?? '')?.[1] ?? '';
  const compressed = zlib.brotliCompressSync(documentWith(photo ? 'home.webp' : 'home.svg', nonce));
  const server = http.createServer((request, response) => {
    if (request.url === '/home.svg' || request.url === '/home.webp') {
      response
        .writeHead(200, { 'content-type': photo ? 'image/webp' : 'image/svg+xml' })
        .end(photo ?? drawing);
      return;
    }
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      ...policies,
    });
    response.end(compressed);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
