import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { type Route, routes } from '@home-truths/contract';
import { Problem } from '@home-truths/contract/schemas';
import { safeParse } from 'zod/mini';
import { CONTACT_EMAIL, type SenderName, type Senders } from './senders.ts';
import type { RawReply, RawRequest } from './wire.ts';

const SECRET_PATTERNS = [
  ['a stack', /\n\s+at .*[\w)/]:\d+:\d+/],
  ['a statement of SQL', /\b(syntax error at|violates (unique|check|foreign|not-null)|select .+ from ")/i],
  ['the hash of a password', /\$argon2|\$2[aby]\$/],
] as const;
/** The generated script; unescaped in a page it would run. */
const SCRIPT = '<script>alert(1)</script>';
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Statuses that every route may have besides those in the contract: rejections, and those of HTTP itself. */
const COMMON_STATUSES = [304, 400, 403, 404, 405, 413, 414, 415, 417, 431];
/** URLs below `/api/` that describe the API. */
const API_DESCRIPTIONS = /^\/api\/(docs|openapi\.json)/;

const routePatterns = Object.values<Route>(routes)
  .map(route => ({ route, path: new RegExp(`^${route.path.replace(/:\w+/, '[^/]+')}/?$`, 'i') }))
  // `/api/reviews/marked` is no review with that id
  .sort((one, other) => Number(one.route.path.includes(':')) - Number(other.route.path.includes(':')));

/** The route of the contract that a request reaches. */
const routeOf = ({ method, path }: RawRequest) =>
  routePatterns.find(
    pattern =>
      pattern.path.test(path.replace(/[?#].*$/s, '')) &&
      pattern.route.method === method.replace('HEAD', 'GET'),
  )?.route;

function* faultsOfStatus({ status, headers }: RawReply) {
  if (status === 503 && !/^\d+$/.test(headers['retry-after'] ?? '')) yield 'a 503 without Retry-After';
  if (status >= 500 && status !== 503) yield `a status ${status}`;
}

/** Secrets that no reply and no log may contain. */
export const secretsIn = (content: string, { secrets }: Senders) => [
  ...SECRET_PATTERNS.filter(([, pattern]) => pattern.test(content)).map(([name]) => name),
  ...secrets.filter(secret => content.includes(secret)),
];

/** Internals of the machine, and data of other people. */
function* faultsOfContent(
  { text, headers }: RawReply,
  { path }: RawRequest,
  sender: SenderName,
  senders: Senders,
) {
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

function* faultsOfError({ headers, text }: RawReply, { method }: RawRequest) {
  if (text === '' && (headers.connection === 'close' || method === 'HEAD')) return;
  const isProblem = headers['content-type']?.startsWith('application/problem+json');
  const reason = isProblem ? (safeParse(Problem, JSON.parse(text)).data?.detail ?? '') : text;
  if (!/^\S.{3,400}$/.test(reason)) yield `a refusal that is no sentence: ${text.slice(0, 400)}`;
}

async function* faultsOfBody(reply: RawReply, request: RawRequest) {
  const { status, text } = reply;
  if (status >= 400) {
    yield* faultsOfError(reply, request);
    return;
  }
  const route = routeOf(request);
  if (!route) return;
  if (request.method === 'HEAD' || status === 204 || status === 304) {
    if (text) yield 'a body where there is none';
    return;
  }
  const schemas = await route.schemas();
  const body = route.csv ? text : JSON.parse(text);
  const parsed = safeParse(schemas.reply, body);
  if (!parsed.success || !isDeepStrictEqual(parsed.data, body)) {
    const [issue] = parsed.error?.issues ?? [];
    const problem = issue ? `${issue.path.join('.')}: ${issue.message}` : 'it holds more';
    yield `a reply that is not as its schema says (${problem})`;
  }
}

function* faultsOfContract({ status }: RawReply, request: RawRequest) {
  const route = routeOf(request);
  const expected = [200, route?.status ?? 200, 401, ...(route?.errors ?? []), ...COMMON_STATUSES];
  if (route && status < 500 && !expected.includes(status))
    yield `the status ${status}, which its route does not name`;
  if (!route && status < 300 && request.method !== 'OPTIONS' && !API_DESCRIPTIONS.test(request.path))
    yield `the status ${status} where there is no route`;
}

/** What is wrong with a reply, in a few words each. */
export async function faultsIn(reply: RawReply, request: RawRequest, sender: SenderName, senders: Senders) {
  const faults = [...faultsOfStatus(reply), ...faultsOfContent(reply, request, sender, senders)];
  if (!request.path.startsWith('/api/')) return faults;
  faults.push(...faultsOfContract(reply, request));
  for await (const fault of faultsOfBody(reply, request)) faults.push(fault);
  return faults;
}
