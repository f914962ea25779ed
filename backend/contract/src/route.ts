import type { $ZodType, input, output } from 'zod/v4/core';

/**
 * Who may call a route. `self` and `owner` are the member whose id is in the path; with `self` administrators
 * may read too.
 */
export type Access = 'anyone' | 'member' | 'self' | 'owner' | 'admin';

/** The rate-limit budgets; the backend defines their sizes. */
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

export interface Schemas {
  params?: $ZodType;
  /** An empty parameter counts as absent; a repeated one is rejected. */
  query?: $ZodType;
  body?: $ZodType;
  reply: $ZodType;
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  summary: string;
  access: Access;
  limit: LimitName;
  /** Loaded at the first parsing, so that the first page, which makes no calls, loads without zod. */
  schemas: () => Promise<Schemas>;
  /**
   * The paths of routes whose replies are stale after a success; required unless the method is GET. Replies
   * that stay the same or can no longer be read, such as those of a used link or an ended session, are left
   * out.
   */
  invalidates?: readonly Route['path'][];
  /** The reply is an array, and the header `X-Total-Count` has the total. */
  paged?: true;
  /** The reply is a streamed CSV file; `reply` describes its text. */
  csv?: true;
  /** The name of the file field of a multipart body; such a route has no `body` schema. */
  file?: string;
  /** A retry with the same `Idempotency-Key` header gets the stored first response. */
  idempotent?: true;
  /**
   * The content is published under the name of the signed-in user: if `X-Signed-In-As` has another user's id,
   * the call is rejected with 401.
   */
  authored?: true;
  /** The reply of a public route depends on the caller: no shared cache may store it. */
  personal?: true;
  /** Clients are not identified: no cookie is read or set. */
  anonymous?: true;
  status?: 201 | 204;
  /** Expected error statuses besides 400, 429, 500 and 503. */
  errors?: readonly (401 | 403 | 404 | 409 | 413 | 415 | 507)[];
}

type SchemasOf<R> = R extends { schemas: () => Promise<infer S extends Schemas> } ? S : never;
type InputPart = 'params' | 'query' | 'body';
type InputSchemas<S> = { [K in InputPart & keyof S as S[K] extends $ZodType ? K : never]: S[K] };

/** `{ params, query, body }`, as far as the route has schemas for them. */
export type RequestInput<R> = {
  [K in keyof InputSchemas<SchemasOf<R>>]: InputSchemas<SchemasOf<R>>[K] extends $ZodType
    ? input<InputSchemas<SchemasOf<R>>[K]>
    : never;
};

export type ParsedInput<R> = {
  [K in keyof InputSchemas<SchemasOf<R>>]: InputSchemas<SchemasOf<R>>[K] extends $ZodType
    ? output<InputSchemas<SchemasOf<R>>[K]>
    : never;
};

export type Reply<R> = output<SchemasOf<R>['reply']>;

/**
 * A page of a list. `total` is the text of `X-Total-Count`: `37`, or `1000+` if it was not counted exactly.
 */
export interface Page<Rows> {
  rows: Rows;
  total: string;
}
