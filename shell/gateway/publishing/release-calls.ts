import type { IncomingMessage } from 'node:http';
import {
  DEVELOP_LINKS_PATH,
  type ReleaseRight,
  type ReleaseRoute,
  releaseRoutes,
} from '@home-truths/contract';
import { type DevelopLink, remoteName } from '@home-truths/contract/gateway-calls';
import {
  developRemoteSchemas,
  disableRemoteSchemas,
  enableRemoteSchemas,
  pinReleaseSchemas,
  readRemoteReleasesSchemas,
  rollBackReleaseSchemas,
} from '@home-truths/contract/schemas';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import * as z from 'zod/mini';
import { DEVELOP_PATH } from '../development/page.ts';
import { newLink } from '../development/tokens.ts';
import { BodyTooLargeError, readBody, requireUploadProgress } from '../http/request-body.ts';
import { send, sendText } from '../http/send.ts';
import { originOf } from '../http/site-url.ts';
import { pin } from '../releases/actions/pin.ts';
import { remoteReleases } from '../releases/actions/remote-releases.ts';
import { rollBackRemote } from '../releases/actions/rollback.ts';
import { DecisionRefused, DecisionWaits, type Store } from '../releases/actions/store.ts';
import { switchOff } from '../releases/actions/switch-off.ts';
import { callBackend, decideForTeam, jsonBody, readPublisher, readStore } from './backend.ts';
import { CallRefused, INVALID_LINK, parseCall } from './call-refused.ts';
import { publish } from './publish.ts';
import type { CallHandler, ReleaseCall, ReleaseCallOptions } from './release-call.ts';

const INVALID_BODY = 'The request body must be a JSON object with the fields of this call, and no others.';

async function readJson({ request }: ReleaseCall): Promise<unknown> {
  const body = await readBody(request);
  try {
    return JSON.parse(body?.toString() || '{}');
  } catch {
    throw new CallRefused(400, INVALID_BODY);
  }
}

/** Reads the body first, so that a slow sender occupies no place of the queue. A misspelled field is refused. */
const decisionHandler =
  <Shape extends z.core.$ZodShape>(
    { body: schema }: { body: z.ZodMiniObject<Shape> },
    decide: (store: Store, remote: string, body: z.infer<z.ZodMiniObject<Shape>>) => Promise<string[]>,
  ): CallHandler =>
  async (call, { settings, enqueuePage }) => {
    const body = parseCall(z.strictObject(schema.shape), await readJson(call), INVALID_BODY);
    return enqueuePage(call.request, call.request.signal, async () => {
      const store = await readStore(settings, call, decideForTeam(settings, call));
      const site = originOf(call.request, settings);
      const messages = await decide({ ...store, site }, call.remote, body).catch(error => {
        if (error instanceof DecisionWaits) return [error.message];
        throw error;
      });
      return { status: 200, reply: { messages } };
    });
  };

/** Responds with the link by which a browser is asked whether it may load the remote from its machine. */
const develop: CallHandler = async (call, { settings }) => {
  const { request, remote } = call;
  const schema = z.strictObject(developRemoteSchemas.body.shape);
  const { port } = parseCall(schema, await readJson(call), INVALID_BODY);
  if (!settings.overrides)
    throw new CallRefused(409, 'This site shows no code from machines: its gateways have no OVERRIDES=on.');
  const { id, token } = newLink({ name: remote, port }, settings);
  const body: DevelopLink = { link: id };
  await callBackend(settings, call, `${DEVELOP_LINKS_PATH}/${remote}`, jsonBody(body));
  return { status: 200, reply: { link: `${originOf(request, settings)}${DEVELOP_PATH}?link=${token}` } };
};

const list: CallHandler = (call, { settings, enqueuePage }) =>
  enqueuePage(call.request, call.request.signal, async () => ({
    status: 200,
    reply: await remoteReleases(await readStore(settings, call, decideForTeam(settings, call)), call.remote),
  }));

type TokenRoute = ReleaseRoute & { right: ReleaseRight | 'any' };

const ROUTES: readonly (readonly [TokenRoute, CallHandler])[] = [
  [releaseRoutes.publishRelease, publish],
  [
    releaseRoutes.pinRelease,
    decisionHandler(pinReleaseSchemas, (store, remote, { version, percent = 100, ...rollout }) =>
      pin(store, remote, version, { percent, ...rollout }),
    ),
  ],
  [releaseRoutes.rollBackRelease, decisionHandler(rollBackReleaseSchemas, rollBackRemote)],
  [
    releaseRoutes.disableRemote,
    decisionHandler(disableRemoteSchemas, (store, remote, { text }) => switchOff(store, remote, text)),
  ],
  [
    releaseRoutes.enableRemote,
    decisionHandler(enableRemoteSchemas, (store, remote) => switchOff(store, remote, undefined)),
  ],
  [releaseRoutes.developRemote, develop],
  [releaseRoutes.readRemoteReleases, list],
];

/** A release token, or the JSON Web Token of a pipeline. */
const BEARER = /^Bearer ([\w-]{1,200}|[\w-]{1,4000}(?:\.[\w-]{1,4000}){2})$/i;

/** Reads the token of a team. Calls with a cookie are refused, since a browser sends cookies by itself. */
function tokenOf({ headers: { authorization = '', cookie } }: IncomingMessage) {
  const [, token] = BEARER.exec(authorization) ?? [];
  if (!token)
    throw new CallRefused(401, 'Send a release token of this remote in the header Authorization: Bearer …');
  if (cookie !== undefined) throw new CallRefused(400, 'Send a release token without cookies.');
  return token;
}

const handle =
  ({ right, archive }: TokenRoute, handleCall: CallHandler, options: ReleaseCallOptions): RequestHandler =>
  async (request, response) => {
    if (archive) requireUploadProgress(request, response);
    const token = tokenOf(request);
    const params = parseCall(readRemoteReleasesSchemas.params, request.params, INVALID_LINK);
    const caller = { request, token, remote: remoteName(params.remote) };
    const publisher = await options.enqueueLookup(request, request.signal, () =>
      readPublisher(options.settings, caller),
    );
    if (right !== 'any' && !publisher.rights.includes(right))
      throw new CallRefused(
        403,
        `This ${publisher.permission ? 'pipeline' : 'release token'} does not have the right “${right}”.`,
      );
    const call = { ...caller, token: publisher.permission ?? token, publisher };
    const { status, reply } = await handleCall(call, options);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
    await send(request, response, { status, headers, body: JSON.stringify(reply) });
  };

const refuse: ErrorRequestHandler = (error, request, response, next) => {
  if (error instanceof CallRefused)
    return sendText(request, response, error.status, error.message, error.headers);
  if (error instanceof DecisionRefused) return sendText(request, response, 409, error.message);
  if (!(error instanceof BodyTooLargeError)) return next(error);
  request.resume();
  sendText(request, response, 413, error.message);
};

/** Responds to teams that release from elsewhere. */
export function releaseCalls(options: ReleaseCallOptions) {
  const router = express.Router({ caseSensitive: true, strict: true });
  for (const [route, handleCall] of ROUTES)
    router[route.method === 'GET' ? 'get' : 'post'](route.path, handle(route, handleCall, options));
  for (const [path, routes] of Map.groupBy(ROUTES, ([{ path }]) => path)) {
    const allow = routes.map(([{ method }]) => method).join(', ');
    router.all(path, (request, response) =>
      sendText(request, response, 405, 'This call needs another method.', { allow }),
    );
  }
  router.all(/^\/api\/releases\//, (request, response) =>
    sendText(request, response, 404, 'There is no such call for releases.'),
  );
  router.use(refuse);
  return router;
}
