import type { IncomingMessage } from 'node:http';
import {
  DECISIONS_PATH,
  PIN_REQUESTS_PATH,
  PUBLISHERS_PATH,
  RELEASE_TOKEN_HEADER,
  STORE_PATH,
} from '@home-truths/contract';
import {
  DecisionReply,
  type NewDecision,
  type PinRequest,
  Publisher,
  remoteFolder,
  StoreContent,
} from '@home-truths/contract/gateway-calls';
import type { Settings } from '../environment.ts';
import { UNAVAILABLE } from '../http/proxy.ts';
import { sharedHeaders } from '../http/visitor.ts';
import { log, reasonOf } from '../log.ts';
import { DecisionWaits, type Store, type Words } from '../releases/actions/store.ts';
import { gatewayHeaders } from '../releases/mirror.ts';
import { ownedBy } from '../releases/ownership.ts';
import { type Decision, parseRegistry, type Registry } from '../releases/registry.ts';
import { CallRefused } from './call-refused.ts';

/** A team that calls for its remote. */
export interface Caller {
  request: IncomingMessage;
  /** Such as `mf_search`. */
  remote: string;
  token: string;
}

const TIMEOUT_MS = 15_000;
/** With these statuses the backend sends a sentence for the caller. */
const STATUSES_FOR_CALLERS = [400, 401, 403, 409, 413, 429, 503];
const RESULT_UNKNOWN = 'The site didn’t respond in time. List the releases to see whether this was done.';

/** Calls the backend for a team, or without a token for an administrator. @throws CallRefused */
export async function callBackend(
  { apiUrl, gatewayToken }: Pick<Settings, 'apiUrl' | 'gatewayToken'>,
  { request, token }: Pick<Caller, 'request'> & { token?: string },
  path: string,
  init: { method?: 'POST'; headers?: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> } = {},
): Promise<unknown> {
  const refusalAfter = (error: unknown, sentence: string) => {
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
        ...(token && { [RELEASE_TOKEN_HEADER]: token }),
        ...init.headers,
      },
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (response.ok) return await response.json();
    const sentence = await response.text();
    if (!STATUSES_FOR_CALLERS.includes(response.status))
      throw refusalAfter(new Error(`the backend responded with ${response.status}`), UNAVAILABLE);
    const wait = response.headers.get('retry-after');
    throw new CallRefused(response.status, sentence, wait ? { 'retry-after': wait } : {});
  } catch (error) {
    if (error instanceof CallRefused) throw error;
    throw refusalAfter(error, init.method === 'POST' ? RESULT_UNKNOWN : UNAVAILABLE);
  }
}

/** Returns what a token allows; that of a pipeline counts once. @throws CallRefused */
export const readPublisher = async (settings: Settings, caller: Caller): Promise<Publisher> =>
  Publisher.parse(await callBackend(settings, caller, `${PUBLISHERS_PATH}/${caller.remote}`));

/** Stores a decision about one remote, which counts if nobody has changed the registry since. */
type Decide = (what: Words, decision: Decision, before: Registry) => Promise<void>;

/** Reads releases and registry as they are at one moment. */
export async function readStore(
  settings: Settings,
  caller: Parameters<typeof callBackend>[1] & Pick<Caller, 'remote'>,
  storeDecision: Decide,
): Promise<Store> {
  const content = StoreContent.parse(await callBackend(settings, caller, STORE_PATH));
  const registry = parseRegistry(content.registry);
  return {
    registry: async () => registry,
    history: async () =>
      content.history.map(({ change, ...registry }) => ({ ...parseRegistry(registry), change })),
    releases: async () => content.releases,
    async decide(what, remotes) {
      const decision = remotes[caller.remote];
      if (!decision || JSON.stringify(registry.remotes[caller.remote]) === JSON.stringify(decision))
        return registry;
      await storeDecision(what, decision, registry);
      return { revision: registry.revision + 1, remotes };
    },
  };
}

export const jsonBody = (body: object) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Lets a team decide. A pin of a remote for administrators waits for one of them. */
export const decideForTeam =
  (settings: Settings, caller: Caller): Decide =>
  async (what, decision, { revision, remotes }) => {
    const { remote } = caller;
    const [kind] = what;
    if ([remotes[remote], decision].some(each => ownedBy(each).audience === 'admin')) {
      const folder = remoteFolder(remote);
      if (kind !== 'pin')
        throw new CallRefused(
          403,
          `${folder} is for administrators only: an administrator does this at /admin/releases.`,
        );
      const wanted: PinRequest = decision.canary ?? { version: decision.pinned, percent: 100 };
      await callBackend(settings, caller, `${PIN_REQUESTS_PATH}/${remote}`, jsonBody(wanted));
      throw new DecisionWaits(
        `${folder} ${wanted.version} waits for an administrator, who decides at /admin/releases.`,
      );
    }
    const body: NewDecision = { revision, decision, what: what.join(' ') };
    DecisionReply.parse(await callBackend(settings, caller, `${DECISIONS_PATH}/${remote}`, jsonBody(body)));
  };
