import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import {
  disableAsAdmin,
  enableAsAdmin,
  pinAsAdmin,
  type Route,
  rollBackAsAdmin,
} from '@home-truths/contract';
import { RemoteName, remoteName, type WithDecision } from '@home-truths/contract/gateway-calls';
import {
  disableAsAdminSchemas,
  enableAsAdminSchemas,
  pinAsAdminSchemas,
  rollBackAsAdminSchemas,
} from '@home-truths/contract/schemas';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import * as z from 'zod/mini';
import { BodyTooLargeError, readBody } from '../http/request-body.ts';
import { send } from '../http/send.ts';
import { fetchAccount, mayAdminister } from '../http/visitor.ts';
import { pin } from '../releases/actions/pin.ts';
import { rollBackRemote } from '../releases/actions/rollback.ts';
import { DecisionRefused, requireCurrent, type Store } from '../releases/actions/store.ts';
import { switchOff } from '../releases/actions/switch-off.ts';
import { readStore } from './backend.ts';
import { CallRefused } from './call-refused.ts';
import type { ReleaseCallOptions } from './release-call.ts';

interface AdminOptions extends Pick<ReleaseCallOptions, 'settings' | 'enqueueLookup' | 'enqueuePage'> {
  forwardToBackend: (request: IncomingMessage, response: ServerResponse, body?: Buffer) => Promise<void>;
}

const Body = z.record(z.string(), z.unknown());

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** Returns a function that turns a body into a decision, or into nothing if it is not valid: the backend refuses it. */
const bodyReader =
  <Body extends { from?: string | undefined }>(
    schema: z.ZodMiniType<Body>,
    decide: (store: Store, remote: string, body: Body) => Promise<string[]>,
  ) =>
  (body: Buffer) => {
    const { data } = z.safeParse(schema, jsonIn(body));
    return (
      data &&
      (async (store: Store, remote: string) => {
        await requireCurrent(store, remote, data.from);
        return decide(store, remote, data);
      })
    );
  };

const ROUTES: readonly (readonly [Route, ReturnType<typeof bodyReader>])[] = [
  [
    pinAsAdmin,
    bodyReader(pinAsAdminSchemas.body, (store, remote, { version, percent = 100, watch, promoteAfter }) =>
      pin(store, remote, version, { percent, watch, promoteAfter }),
    ),
  ],
  [
    rollBackAsAdmin,
    bodyReader(rollBackAsAdminSchemas.body, (store, remote) => rollBackRemote(store, remote)),
  ],
  [
    disableAsAdmin,
    bodyReader(disableAsAdminSchemas.body, (store, remote, { text }) => switchOff(store, remote, text)),
  ],
  [
    enableAsAdmin,
    bodyReader(enableAsAdminSchemas.body, (store, remote) => switchOff(store, remote, undefined)),
  ],
];

type Decided = Omit<WithDecision['decided'], 'messages'>;

/**
 * Adds the decision to the call of an administrator. Everything else goes to the backend as it came, also what it
 * refuses: it checks session, security code, origin and body of each call.
 */
const handle =
  (readDecision: ReturnType<typeof bodyReader>, options: AdminOptions): RequestHandler =>
  async (request, response) => {
    const { settings, enqueueLookup, enqueuePage, forwardToBackend } = options;
    const { params } = request;
    request.url = request.originalUrl;
    const account = await enqueueLookup(request, request.signal, () =>
      fetchAccount(request, settings.apiUrl).catch(() => null),
    );
    request.signal.throwIfAborted();
    if (!mayAdminister(account)) return forwardToBackend(request, response);
    const body = (await readBody(request)) ?? Buffer.alloc(0);
    const decide = readDecision(body);
    const remote = remoteName(`${params.remote}`);
    if (!decide || !z.safeParse(RemoteName, remote).success) return forwardToBackend(request, response, body);
    const decisions: Decided[] = [];
    const messages = await enqueuePage(request, request.signal, async () => {
      const caller = { request, remote };
      const store = await readStore(settings, caller, async (what, decision, { revision }) => {
        decisions.push({ revision, decision, what: what.join(' ') });
      });
      return decide(store, remote);
    });
    const [decided] = decisions;
    if (!decided) return sendJson(request, response, 200, { messages }, 'application/json');
    request.headers.authorization = `Bearer ${settings.gatewayToken}`;
    const sent = Body.parse(jsonIn(body));
    await forwardToBackend(
      request,
      response,
      Buffer.from(JSON.stringify({ ...sent, decided: { ...decided, messages } })),
    );
  };

const sendJson = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: object,
  type: string,
) =>
  send(request, response, {
    status,
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  });

/** Responds with a problem as the backend does (RFC 9457). */
const refuse: ErrorRequestHandler = (error, request, response, next) => {
  const status = statusOf(error);
  if (!status) return next(error);
  if (error instanceof BodyTooLargeError) request.resume();
  const problem = { type: 'about:blank', title: STATUS_CODES[status], status, detail: error.message };
  return sendJson(request, response, status, problem, 'application/problem+json');
};

function statusOf(error: unknown) {
  if (error instanceof CallRefused) return error.status;
  if (error instanceof DecisionRefused) return 409;
  return error instanceof BodyTooLargeError ? 413 : undefined;
}

export function adminCalls(options: AdminOptions) {
  const router = express.Router({ caseSensitive: true, strict: true });
  for (const [{ path }, readDecision] of ROUTES) router.post(path, handle(readDecision, options));
  router.use(refuse);
  return router;
}
