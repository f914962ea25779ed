import type { $ZodType, input, output } from 'zod/v4/core';

/**
 * Who may call a route. Both `self` and `owner` are the member whose id is in the path: with `self` administrators may
 * read, too, with `owner` nobody else may.
 */
export type Access = 'anyone' | 'member' | 'self' | 'owner' | 'admin';

/** The rate-limit budgets a route may use; the backend defines their sizes. */
export type LimitName =
  | 'search'
  | 'read'
  | 'createProperty'
  | 'createReview'
  | 'helpful'
  | 'upload'
  | 'lead'
  | 'message'
  | 'register'
  | 'signIn'
  | 'forgotPassword'
  | 'confirm'
  | 'memberWrite'
  | 'byKey'
  | 'open'
  | 'telemetry'
  | 'admin';

/** Input and output schemas of a route. */
export interface Schemas {
  params?: $ZodType;
  /** An empty parameter counts as absent; a repeated one is rejected. */
  query?: $ZodType;
  body?: $ZodType;
  reply: $ZodType;
}

/** One route of the API: its schemas, who may call it, and the rate-limit budget it uses. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  /** One line for the API's documentation. */
  summary: string;
  access: Access;
  limit: LimitName;
  /** Loaded when something is first parsed, so that the first page, which makes no calls, loads without zod. */
  schemas: () => Promise<Schemas>;
  /**
   * The paths of the routes whose replies are stale after a success; every route that is not a GET declares them. A
   * route is not listed where its reply is the same as before, or cannot be read any more: a used link, an ended
   * session.
   */
  invalidates?: readonly Route['path'][];
  /** The reply is an array and the header `X-Total-Count` says how many there are. */
  paged?: true;
  /** The reply is a CSV file that is streamed; `reply` describes its text. */
  csv?: true;
  /** The name of the one file field of a multipart body; such a route has no `body` schema. */
  file?: string;
  /** A retry with the same `Idempotency-Key` header gets the stored first response. */
  idempotent?: true;
  /**
   * What is sent is published under the name of the signed-in user: with `X-Signed-In-As`, the id of a user, it is
   * rejected with 401 unless that user is signed in.
   */
  authored?: true;
  /** The reply depends on the caller, although the route is public: no shared cache may store it. */
  personal?: true;
  /** Clients are not identified: no cookie is read, and none is set. */
  anonymous?: true;
  /** Success status, 200 unless specified otherwise. */
  status?: 201 | 204;
  /** The error statuses a caller must expect, besides 400, 429, 500 and 503. */
  errors?: readonly (401 | 403 | 404 | 409 | 413 | 415 | 507)[];
}

type SchemasOf<R> = R extends { schemas: () => Promise<infer S extends Schemas> } ? S : never;
type InputPart = 'params' | 'query' | 'body';
type InputSchemas<S> = { [K in InputPart & keyof S as S[K] extends $ZodType ? K : never]: S[K] };

/** The input of a request: `{ params, query, body }`, each only where the route has a schema for it. */
export type RequestInput<R> = {
  [K in keyof InputSchemas<SchemasOf<R>>]: InputSchemas<SchemasOf<R>>[K] extends $ZodType
    ? input<InputSchemas<SchemasOf<R>>[K]>
    : never;
};

/** The input of a request as the handler gets it: parsed. */
export type ParsedInput<R> = {
  [K in keyof InputSchemas<SchemasOf<R>>]: InputSchemas<SchemasOf<R>>[K] extends $ZodType
    ? output<InputSchemas<SchemasOf<R>>[K]>
    : never;
};

/** The reply as a client gets it. */
export type Reply<R> = output<SchemasOf<R>['reply']>;

/** A page of a list. `total` is the text of `X-Total-Count`: `37`, or `1000+` where the exact number was not counted. */
export interface Page<Rows> {
  rows: Rows;
  total: string;
}
