/**
 * Traces: where the environment names a collector of OpenTelemetry, one trace leads from the gateway through the backend
 * to the SQL of a page and of a call, with the request id of the logs. Nothing in it is about a person, and no trace of
 * a visitor's is continued. Without that variable nothing is sent. Needs `npm run build`.
 */
import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HOST, PUBLIC_URL } from './support/deploy-files.ts';
import { enterOwnNetwork, requirePrograms } from './support/own-network.ts';
import { waitUntil } from './support/service.ts';
import { ADMIN, Site } from './support/site.ts';
import { type Span, startTraceCollector } from './support/trace-collector.ts';

requirePrograms({ ip: 'iproute2' });
enterOwnNetwork(import.meta.filename);

/** What a person sends: each is in one place that instrumentations read by themselves. */
const PERSONAL = {
  search: 'canary-of-a-search',
  path: 'canary-of-a-path',
  cookie: 'canary-of-a-cookie',
  browser: 'canary-of-a-browser',
  email: 'canary-of-a-mail@example.com',
  password: 'canary-of-a-password-1',
  text: 'canary-of-a-text',
  address: '198.51.100.77',
};
const THEIR_TRACE = '0af7651916cd43dd8448eb211c80319c';

const work = mkdtempSync(path.join(tmpdir(), 'home-truths-traces-'));
chmodSync(work, 0o755);
const collector = await startTraceCollector();
const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '200' };
const site = new Site(work);

/** A request of somebody, through the gateway. */
async function send(url: string, body?: object) {
  const payload = body && JSON.stringify(body);
  const request = http.request({
    host: '127.0.0.1',
    port: 8081,
    path: url,
    method: body ? 'POST' : 'GET',
    headers: {
      Host: HOST,
      'X-Forwarded-For': PERSONAL.address,
      'X-Forwarded-Proto': 'https',
      Cookie: `__Host-visitor=${PERSONAL.cookie}`,
      'User-Agent': PERSONAL.browser,
      traceparent: `00-${THEIR_TRACE}-b7ad6b7169203331-01`,
      ...(payload && {
        Origin: PUBLIC_URL,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(payload),
      }),
    },
  });
  const response = await new Promise<http.IncomingMessage>((resolve, reject) =>
    request.once('response', resolve).once('error', reject).end(payload),
  );
  const chunks = await response.toArray();
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: Buffer.concat(chunks).toString(),
  };
}

const isSql = ({ attributes }: Span) => attributes['db.system.name'] === 'postgresql';
const childrenOf = ({ spanId }: Span) => collector.spans.filter(span => span.parentSpanId === spanId);

/** The trace that begins with a request of a gateway. */
async function traceOf(name: string) {
  const find = () =>
    collector.spans.filter(span => span.name === name && span.service === 'home-truths-gateway');
  await waitUntil(`A trace of ${name}`, () => find().some(span => descendantsOf(span).some(isSql)));
  return find().find(span => descendantsOf(span).some(isSql)) as Span;
}

const descendantsOf = (span: Span): Span[] =>
  childrenOf(span).flatMap(child => [child, ...descendantsOf(child)]);

/** Checks that a trace leads from the gateway by a call to the backend, and there to SQL. */
function checkTrace(root: Span, backendName: string) {
  assert.equal(root.kind, 2);
  assert.equal(root.parentSpanId || undefined, undefined, 'a trace begins at the gateway');
  const calls = childrenOf(root).filter(({ kind, service }) => kind === 3 && service === root.service);
  const requests = calls.flatMap(childrenOf).filter(({ service }) => service === 'home-truths-backend');
  const request = requests.find(({ name }) => name === backendName);
  assert.ok(
    request,
    `${backendName} is called for ${root.name}; there is ${requests.map(({ name }) => name)}`,
  );
  const statements = childrenOf(request).filter(isSql);
  assert.ok(statements.length, `${backendName} has SQL`);
  for (const span of [...calls, request, ...statements]) assert.equal(span.traceId, root.traceId);
  assert.equal(request.attributes['request.id'], root.attributes['request.id']);
  assert.match(String(statements[0]?.attributes['db.query.text']), /select|insert|with/i);
  console.log(`  ${root.name} → ${backendName} → ${statements.length} statements`);
  return String(root.attributes['request.id']);
}

try {
  await site.prepare(work);
  const [backend, gateway] = [site.backend(3001, traced), site.gateway(8081, traced)];
  const worker = site.worker(traced);
  await Promise.all([backend.ready, gateway.ready, worker.ready]);

  const names = { firstName: 'Mei', lastName: 'Tan', username: 'canary-of-a-name' };
  const { email, password } = PERSONAL;
  const registration = { ...names, email, password, confirmPassword: password };
  assert.equal((await send('/api/auth/register', registration)).status, 201);
  assert.equal((await send('/api/auth/register', registration)).status, 409);
  assert.equal((await send('/api/auth/login', { email, password })).status, 200);
  assert.equal((await send('/api/auth/forgot-password', { email })).status, 200);
  const message = {
    name: 'canary-of-a-name',
    email,
    subject: 'Other',
    message: `${PERSONAL.text}, a message`,
  };
  assert.equal((await send('/api/enquiries', message)).status, 201, 'a message');
  assert.equal((await send(`/search?q=${PERSONAL.search}`)).status, 200);
  assert.equal((await send(`/api/properties/search?q=${PERSONAL.search}`)).status, 200);
  for (const url of [`/${PERSONAL.path}`, `/api/${PERSONAL.path}`, `/api/properties/${PERSONAL.path}`])
    assert.ok((await send(url)).status >= 400);

  const call = await traceOf('GET /api');
  const ids = [
    checkTrace(await traceOf('GET /search'), 'GET /api/properties/search'),
    checkTrace(call, 'GET /api/properties/search'),
    checkTrace(await traceOf('POST /api'), 'POST /api/auth/register'),
  ];
  await Promise.all(
    [gateway, backend].map(one => waitUntil('The log', () => one.output.includes(ids[0] ?? ''))),
  );

  await gateway.stop();
  await backend.stop();
  await worker.stop();
  const all = collector.received.join('\n');
  for (const [what, value] of Object.entries({ ...PERSONAL, adminEmail: ADMIN.email, trace: THEIR_TRACE }))
    assert.ok(!all.includes(value), `${what} is in a trace`);
  assert.ok(!all.includes('canary'), 'a trace has what somebody sent');
  console.log(`  ${collector.spans.length} spans, none with anything that somebody sent`);

  collector.received.length = 0;
  await Promise.all([site.backend(3001).ready, site.gateway(8081).ready]);
  assert.equal((await send('/search')).status, 200);
  await site.stopProcesses();
  assert.deepEqual(collector.received, []);
  console.log('  without the variable nothing is sent');
} finally {
  collector.close();
  await site.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit(0);
