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

/**
 * What replies show and writes change, for browsers' queries, the gateway's page cache and the database's triggers.
 * `helpful` are the votes on reviews, `mark` a person's own votes, `place` the hourly sums of suburbs and states.
 */
export type Topic =
  | 'property'
  | 'review'
  | 'helpful'
  | 'building'
  | 'helpful-in-building'
  | 'place'
  | 'resource'
  | 'data-source'
  | 'operator'
  | 'mark'
  | 'account'
  | 'session'
  | 'email'
  | 'second-factor'
  | 'bookmark'
  | 'review-key'
  | 'lead'
  | 'enquiry'
  | 'complaint'
  | 'reply'
  | 'note'
  | 'assignment'
  | 'candidate'
  | 'person'
  | 'audit'
  | 'saved-filter'
  | 'telemetry';

/** Input and output schemas of a route. */
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
   * Topics of the reply; every GET declares them. `review` are any reviews, `review/:id` those of the record in the
   * path, `review/:property` those of the records that the backend lists under this word when it replies. Empty if no
   * reply is cached: a download, a link from an email.
   */
  shows?: readonly (Topic | `${Topic}/:${string}`)[];
  /**
   * Topics that a success changes; every method except GET declares them. Empty if replies stay the same or cannot be
   * read any more: a used link, an ended session.
   */
  changes?: readonly Topic[];
  /** Stale paths after a success; only in remotes that were built with contract 1.0. */
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

/** `{ params, query, body }` without the parts that the route has no schema for. */
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
