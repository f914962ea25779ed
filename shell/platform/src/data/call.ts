import type { ErrorCode, Page, Reply, RequestInput, Route } from '@home-truths/contract';
import type { InvalidField } from './parse-reply.ts';

const UNEXPLAINED = 'Something went wrong. Please try again.';

/** Has a message such as `404: There is no such page`; without a body, the status text follows the number. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** For visitors: the `detail` of a problem response (RFC 9457). */
  readonly detail: string;
  readonly fields: readonly InvalidField[];
  readonly code: ErrorCode | undefined;
  /** True if the server gave no reason, so that callers may show their own message. */
  readonly isUnexplained: boolean;
  constructor(status: number, detail: string, fields: readonly InvalidField[] = [], code?: ErrorCode) {
    super(`${status}: ${detail}`);
    this.status = status;
    this.detail = detail || UNEXPLAINED;
    this.isUnexplained = !detail;
    this.fields = fields;
    this.code = code;
  }
}

/** The detail if there is no response, or one of a proxy. */
export const NO_CONNECTION = 'No connection. Please try again.';

/** Rows with their total, such as `37` or `1000+`, if the route is paged. */
export type ApiResult<R> = R extends { paged: true } ? Page<Reply<R>> : Reply<R>;

export type Api = <R extends Route>(
  route: R,
  input: RequestInput<R>,
  options?: CallOptions,
) => Promise<ApiResult<R>>;

export interface CallOptions {
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`, so that a retry gets the first response. */
  idempotencyKey?: string;
  /** Sent as `X-Signed-In-As`: rejects the call unless this user is signed in. Only for `authored` routes. */
  signedInAs?: number;
  formData?: FormData;
  /** @param share from 0 to 1 */
  onProgress?: (share: number) => void;
}

type InputParts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

const fillPath = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));

const queryText = (query: Record<string, unknown> = {}) => {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return entries.length ? `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}` : '';
};

/** Returns for example `/api/properties/7/reviews?sort=newest`. */
export const routeUrl = <R extends Route>(route: R, input: RequestInput<R>) => {
  const { params, query } = input as InputParts;
  return fillPath(route.path, params) + queryText(query);
};

/** False for a proxy's HTML page or long text. */
const isPlainMessage = (type: string, text: string) => !type.includes('html') && text.length <= 300;

async function readError(response: Response) {
  const type = response.headers.get('Content-Type') ?? '';
  const text = await response.text();
  if (!type.startsWith('application/problem+json')) {
    const error = new ApiError(response.status, isPlainMessage(type, text) ? text : NO_CONNECTION);
    if (error.isUnexplained) error.message += response.statusText;
    return error;
  }
  const { parseProblem } = await import(/* webpackChunkName: "replies" */ './parse-reply.ts');
  const { detail, fields, code } = await parseProblem(parseJson(text));
  return new ApiError(response.status, detail || NO_CONNECTION, fields, code);
}

/** Returns undefined for an empty body, as after 204, or invalid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readReply(route: Route, response: Response): Promise<unknown> {
  if (!response.ok) throw await readError(response);
  const [{ parseReply }, text] = await Promise.all([
    import(/* webpackChunkName: "replies" */ './parse-reply.ts'),
    response.text(),
  ]);
  const { success, data } = await parseReply(route, parseJson(text));
  if (!success) throw new ApiError(response.status, UNEXPLAINED);
  return route.paged ? { rows: data, total: response.headers.get('X-Total-Count') ?? '' } : data;
}

interface ApiOptions {
  /** Sent with every call; servers forward the visitor's cookies. */
  headers?: Record<string, string>;
  /** Milliseconds; uploads have two minutes. */
  timeout?: number;
  /** Aborts every call. */
  signal?: AbortSignal;
  fetch?: typeof fetch;
  /** Called after a 401 response to a member's call. */
  onSignedOut?: () => void;
}

/** For photos over slow connections: 3 MB at 400 kbit/s take 63 s. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** @param base origin of the API; empty in browsers */
export const createApi = (
  base: string,
  { headers, timeout = 10_000, signal: callerSignal, onSignedOut, fetch: customFetch }: ApiOptions = {},
): Api =>
  async function call(route, input, options = {}) {
    const { signal, idempotencyKey, signedInAs, formData, onProgress } = options;
    const { body } = input as InputParts;
    const timeoutSignal = AbortSignal.timeout(formData ? UPLOAD_TIMEOUT_MS : timeout);
    const send = onProgress
      ? (await import(/* webpackChunkName: "replies" */ './fetch-with-progress.ts')).fetchWithProgress(
          onProgress,
        )
      : (customFetch ?? fetch);
    const response = await send(base + routeUrl(route, input), {
      method: route.method,
      credentials: 'include',
      headers: {
        Accept: 'application/json, application/problem+json',
        ...headers,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
        ...(signedInAs === undefined ? {} : { 'X-Signed-In-As': String(signedInAs) }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(formData && { body: formData }),
      signal: AbortSignal.any([timeoutSignal, signal, callerSignal].filter(each => each !== undefined)),
    });
    if (response.status === 401 && (route.access !== 'anyone' || signedInAs !== undefined)) onSignedOut?.();
    return readReply(route, response) as Promise<ApiResult<typeof route>>;
  };
