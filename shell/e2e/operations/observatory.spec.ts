import http from 'node:http';
import { startGateway } from '../support/gateway.ts';
import { expect, site, test } from '../support/visit.ts';

const HOST = 'home-truths.example';

interface HttpResponse {
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Asks as a proxy with TLS in front would. */
const sendRequest = (origin: string, path: string, method = 'GET') =>
  new Promise<HttpResponse>((done, fail) => {
    const headers = { host: HOST, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
    http
      .request(origin + path, { method, headers }, async response => {
        const parts = await response.toArray();
        done({ headers: response.headers, body: Buffer.concat(parts).toString() });
      })
      .on('error', fail)
      .end();
  });

/** The directives of a policy by name. */
const directivesOf = (policy: unknown) =>
  new Map(
    String(policy)
      .split(';')
      .map(each => each.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values.join(' ')]),
  );

/** The rules for documents: what each is worth when it holds, none of which may fail. */
const RULES: Record<string, [worth: number, holds: (reply: HttpResponse) => boolean]> = {
  'content policy without unsafe sources, nothing by default': [
    10,
    ({ headers }) => {
      const policy = directivesOf(headers['content-security-policy']);
      const sources = ['script-src', 'style-src', 'object-src', 'img-src'].map(
        name => policy.get(name) ?? '',
      );
      const isOpen = sources.some(each => /'unsafe-(inline|eval)'|\*|\bhttps?:/.test(each));
      return policy.get('default-src') === "'none'" && !isOpen && policy.get('base-uri') === "'none'";
    },
  ],
  'scripts with integrity': [
    5,
    ({ body }) => {
      const scripts = body.match(/<script[^>]+src=[^>]*>/g) ?? [];
      return scripts.length > 0 && scripts.every(tag => /integrity="sha(256|384|512)-/.test(tag));
    },
  ],
  'a referrer that reveals no path to other sites': [
    5,
    ({ headers }) =>
      /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(
        String(headers['referrer-policy']),
      ),
  ],
  'no cookie without Secure and HttpOnly': [
    0,
    ({ headers }) =>
      (headers['set-cookie'] ?? []).every(cookie => /; Secure/.test(cookie) && /; HttpOnly/.test(cookie)),
  ],
};

/** The rules for every answer. */
const EVERYWHERE: typeof RULES = {
  'frames refused': [
    5,
    ({ headers }) => directivesOf(headers['content-security-policy']).get('frame-ancestors') === "'none'",
  ],
  'strict transport security for half a year at least': [
    0,
    ({ headers }) =>
      Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1]) >= 15_768_000,
  ],
  'types are not guessed': [0, ({ headers }) => headers['x-content-type-options'] === 'nosniff'],
  'nobody else may embed it': [
    10,
    ({ headers }) => headers['cross-origin-resource-policy'] === 'same-origin',
  ],
  'nobody else may read it': [0, ({ headers }) => headers['access-control-allow-origin'] === undefined],
  'not a word about the software': [0, ({ headers }) => !headers.server && !headers['x-powered-by']],
};

const DOCUMENTS = [
  '/',
  '/search',
  '/property/1',
  '/help',
  '/profile',
  '/admin/leads',
  '/no/such/page',
  '/status',
];
const OTHERS = [
  ...[
    '/icon.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/pages.xml',
    '/manifest.webmanifest',
    '/sw.js',
    '/registry.json',
  ],
  ...['/a/none.js', '/r/none', '/uploads/none.webp', '/drawings/1/street.svg', '/%', `/${'x'.repeat(5000)}`],
  ...[
    '/api/properties/search',
    '/api/properties/0',
    '/api/none',
    '/api/auth/me',
    '/api/docs',
    '/healthz',
    '/livez',
    '/readyz',
  ],
];

/** The rules that do not hold for an answer. */
const broken = (rules: typeof RULES, path: string, reply: HttpResponse) =>
  Object.entries(rules)
    .filter(([, [, holds]]) => !holds(reply))
    .map(([rule]) => `${path}: ${rule}`);

test('every kind of response has the headers that the HTTP Observatory asks for', async () => {
  const env = { PUBLIC_URL: `https://${HOST}`, TRUST_PROXY: '1' };
  const gateway = await startGateway(site, undefined, env);
  const wrong: string[] = [];
  for (const path of DOCUMENTS)
    wrong.push(...broken({ ...RULES, ...EVERYWHERE }, path, await sendRequest(gateway.url, path)));
  const [script = ''] = /\/a\/[\w.-]+\.js/.exec((await sendRequest(gateway.url, '/')).body) ?? [];
  for (const path of [script, ...OTHERS])
    wrong.push(...broken(EVERYWHERE, path, await sendRequest(gateway.url, path)));
  for (const method of ['POST', 'DELETE', 'OPTIONS'])
    wrong.push(...broken(EVERYWHERE, `${method} /search`, await sendRequest(gateway.url, '/search', method)));
  await gateway.stop();
  expect(wrong).toEqual([]);
  // it begins with 100; from that on it is an A+
  const worth = [...Object.values(RULES), ...Object.values(EVERYWHERE)].reduce(
    (sum, [points]) => sum + points,
    100,
  );
  expect(worth).toBeGreaterThanOrEqual(120);
});
