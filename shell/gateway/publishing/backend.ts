import type { IncomingMessage } from 'node:http';
import { DECISIONS_PATH, PUBLISHERS_PATH, RELEASE_TOKEN_HEADER, STORE_PATH } from '@home-truths/contract';
import {
  DecisionReply,
  type NewDecision,
  Publisher,
  StoreContent,
} from '@home-truths/contract/gateway-calls';
import type { Settings } from '../environment.ts';
import { sharedHeaders } from '../http/visitor.ts';
import { log, reasonOf } from '../log.ts';
import type { Store } from '../releases/actions/store.ts';
import { gatewayHeaders } from '../releases/mirror.ts';
import { ownedBy } from '../releases/ownership.ts';
import { parseRegistry, remoteFolder } from '../releases/registry.ts';
import { CallRefused } from './call-refused.ts';

/** A team that calls for its remote. */
export interface Caller {
  request: IncomingMessage;
  /** Such as `mf_search`. */
  remote: string;
  token: string;
}

const TIMEOUT_MS = 15_000;
/** The statuses of which the backend's sentence is for the caller. */
const FOR_CALLERS = [400, 401, 403, 409, 413, 429, 503];
const UNAVAILABLE = 'Home Truths is temporarily unavailable. Please try again in a minute.';
const UNKNOWN = 'The site didn’t respond in time. List the releases to see whether this was done.';

/** Calls the backend for a team. @throws CallRefused */
export async function callBackend(
  { apiUrl, gatewayToken }: Pick<Settings, 'apiUrl' | 'gatewayToken'>,
  { request, token }: Caller,
  path: string,
  init: { method?: 'POST'; headers?: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> } = {},
): Promise<unknown> {
  const fail = (error: unknown, sentence: string) => {
    request.signal.throwIfAborted();
    log('error', 'backend not reached', { reason: reasonOf(error) });
    return new CallRefused(503, sentence, { 'retry-after': '2' });
  };
  try {
    const response = await fetch(apiUrl + path, {
      ...init,
      headers: {
        ...sharedHeaders(request),
        ...gatewayHeaders(gatewayToken),
        [RELEASE_TOKEN_HEADER]: token,
        ...init.headers,
      },
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (response.ok) return await response.json();
    const sentence = await response.text();
    if (!FOR_CALLERS.includes(response.status))
      throw fail(new Error(`the backend responded with ${response.status}`), UNAVAILABLE);
    const wait = response.headers.get('retry-after');
    throw new CallRefused(response.status, sentence, wait ? { 'retry-after': wait } : {});
  } catch (error) {
    if (error instanceof CallRefused) throw error;
    throw fail(error, init.method === 'POST' ? UNKNOWN : UNAVAILABLE);
  }
}

/** Returns what a token allows; that of a pipeline counts once. @throws CallRefused */
export const readPublisher = async (settings: Settings, caller: Caller): Promise<Publisher> =>
  Publisher.parse(await callBackend(settings, caller, `${PUBLISHERS_PATH}/${caller.remote}`));

/**
 * Reads releases and registry as they are at one moment. A decision about the team's remote counts if nobody has
 * changed the registry since.
 */
export async function readStore(settings: Settings, caller: Caller): Promise<Store> {
  const { remote } = caller;
  const content = StoreContent.parse(await callBackend(settings, caller, STORE_PATH));
  const registry = parseRegistry(content.registry);
  return {
    registry: async () => registry,
    history: async () =>
      content.history.map(({ change, ...registry }) => ({ ...parseRegistry(registry), change })),
    releases: async () => content.releases,
    async decide(what, remotes) {
      const [before, decision] = [registry.remotes[remote], remotes[remote]];
      if ([before, decision].some(each => ownedBy(each).audience === 'admin'))
        throw new CallRefused(
          403,
          `${remoteFolder(remote)} is for administrators only: an administrator pins it on the server.`,
        );
      if (!decision || JSON.stringify(before) === JSON.stringify(decision)) return registry;
      const body: NewDecision = { revision: registry.revision, decision, what };
      const reply = await callBackend(settings, caller, `${DECISIONS_PATH}/${remote}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { ...DecisionReply.parse(reply), remotes };
    },
  };
}
