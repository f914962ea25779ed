import { fileURLToPath } from 'node:url';
import { type Route, routes } from '@home-truths/contract';
import { Problem } from '@home-truths/contract/schemas';
import { safeParse } from 'zod/mini';
import { CONTACT_EMAIL, type SenderName, type Senders } from './senders.ts';
import type { RawRequest, Reply } from './wire.ts';

const SECRETS = [
  ['a stack', /\n\s+at .*[\w)/]:\d+:\d+/],
  ['a statement of SQL', /\b(syntax error at|violates (unique|check|foreign|not-null)|select .+ from ")/i],
  ['the hash of a password', /\$argon2|\$2[aby]\$/],
] as const;
/** What a script in the answer of a page would need to run: the generator's own, unescaped. */
const SCRIPT = '<script>alert(1)</script>';
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** What the contract leaves to every route: refusals, and what HTTP itself may say. */
const ALWAYS = [304, 400, 403, 404, 405, 413, 414, 415, 417, 431];
/** Addresses below `/api/` which inMessage the others. */
const DESCRIPTIONS = /^\/api\/(docs|openapi\.json)/;

const shapes = Object.values<Route>(routes)
  .map(route => ({ route, path: new RegExp(`^${route.path.replace(/:\w+/, '[^/]+')}/?$`, 'i') }))
  // `/api/reviews/marked` is no review with that id
  .sort((one, other) => Number(one.route.path.includes(':')) - Number(other.route.path.includes(':')));

/** The route of the contract that a request reaches. */
const routeOf = ({ method, path }: RawRequest) =>
  shapes.find(
    shape =>
      shape.path.test(path.replace(/[?#].*$/s, '')) && shape.route.method === method.replace('HEAD', 'GET'),
  )?.route;

function* inStatus({ status, headers }: Reply) {
  if (status === 503 && !/^\d+$/.test(headers['retry-after'] ?? '')) yield 'a 503 without Retry-After';
  if (status >= 500 && status !== 503) yield `an answer ${status}`;
}

/** What no reply and no log may hold. */
export const secretsIn = (content: string, { secrets }: Senders) => [
  ...SECRETS.filter(([, pattern]) => pattern.test(content)).map(([name]) => name),
  ...secrets.filter(secret => content.includes(secret)),
];

/** Words of the machine's inside, and what belongs to others. */
function* inMessage({ text, headers }: Reply, { path }: RawRequest, sender: SenderName, senders: Senders) {
  const { 'set-cookie': _, ...rest } = headers;
  const content = JSON.stringify(rest) + text;
  yield* secretsIn(content, senders);
  if (content.includes(ROOT) || content.includes(senders.dataDir)) yield 'a path of the machine';
  if (text.includes(SCRIPT) && headers['content-type']?.includes('html')) yield 'a script of the request';
  const mayHaveContact = /\/(contact|export)\b/.test(path) && sender !== 'visitor' && sender !== 'junk';
  if (content.includes(CONTACT_EMAIL) && !mayHaveContact) yield 'the contact email of a review';
  const { email } = senders.all.other;
  if (sender !== 'other' && sender !== 'admin' && content.includes(email))
    yield 'the email of another member';
}

function* inRefusal({ headers, text }: Reply, { method }: RawRequest) {
  if (text === '' && (headers.connection === 'close' || method === 'HEAD')) return;
  const isProblem = headers['content-type']?.startsWith('application/problem+json');
  const reason = isProblem ? (safeParse(Problem, JSON.parse(text)).data?.detail ?? '') : text;
  if (!/^\S.{3,400}$/.test(reason)) yield `a refusal that is no sentence: ${text.slice(0, 400)}`;
}

async function* inShape(reply: Reply, request: RawRequest) {
  const { status, text } = reply;
  if (status >= 400) {
    yield* inRefusal(reply, request);
    return;
  }
  const route = routeOf(request);
  if (!route) return;
  if (request.method === 'HEAD' || status === 204 || status === 304) {
    if (text) yield 'a body where there is none';
    return;
  }
  const schemas = await route.schemas();
  const body = JSON.parse(text);
  const parsed = safeParse(schemas.reply, body);
  if (!parsed.success || JSON.stringify(parsed.data) !== JSON.stringify(body)) {
    const [issue] = parsed.error?.issues ?? [];
    const what = issue ? `${issue.path.join('.')}: ${issue.message}` : 'it holds more';
    yield `a reply that is not as its schema says (${what})`;
  }
}

function* inContract({ status }: Reply, request: RawRequest) {
  const route = routeOf(request);
  const expected = [200, route?.status ?? 200, 401, ...(route?.errors ?? []), ...ALWAYS];
  if (route && status < 500 && !expected.includes(status))
    yield `the status ${status}, which its route does not name`;
  if (!route && status < 300 && request.method !== 'OPTIONS' && !DESCRIPTIONS.test(request.path))
    yield `the status ${status} where there is no route`;
}

/** What is wrong with a reply, in a few words each. */
export async function faultsIn(reply: Reply, request: RawRequest, sender: SenderName, senders: Senders) {
  const faults = [...inStatus(reply), ...inMessage(reply, request, sender, senders)];
  if (!request.path.startsWith('/api/')) return faults;
  faults.push(...inContract(reply, request));
  for await (const fault of inShape(reply, request)) faults.push(fault);
  return faults;
}
