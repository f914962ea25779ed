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
  /** Votes that a review is helpful. */
  | 'helpful'
  | 'upload'
  | 'lead'
  /** Complaints, reports and enquiries. */
  | 'message'
  | 'register'
  /** Calls that check a password or security code. */
  | 'signIn'
  | 'forgotPassword'
  /** Calls that mail a link or confirm an email. */
  | 'confirm'
  | 'memberWrite'
  /** Calls with the key of a guest's private link. */
  | 'byKey'
  /** Large replies: the sitemap, the API's description, share images. */
  | 'open'
  | 'telemetry'
  | 'admin';

/**
 * Kinds of data that replies show and writes change, for browsers' queries, the page cache and database triggers
 * (shell/docs/architecture/caching.md).
 */
export type Topic =
  | 'property'
  | 'review'
  /** Votes for the reviews of a property. */
  | 'helpful'
  | 'building'
  /** Votes for the reviews of a building. */
  | 'helpful-in-building'
  /** Hourly sums of suburbs and states. */
  | 'place'
  | 'resource'
  | 'data-source'
  | 'operator'
  /** The reviews that the caller voted for. */
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
  | 'release'
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
  /** Loaded at the first parsing: the first page, which makes no calls, needs no zod. */
  schemas: () => Promise<Schemas>;
  /**
   * Topics of a GET: `review` are any reviews, `review/:id` those of the record in the path. Other words, as in
   * `review/:property`, stand for ids that the reply names. Empty if no reply is cached.
   */
  shows?: readonly (Topic | `${Topic}/:${string}`)[];
  /** Topics that other methods change. Empty if nothing that is cached changes. */
  changes?: readonly Topic[];
  /** Not used: only remotes that were built with contract 1.0 name it. */
  invalidates?: readonly Route['path'][];
  /** The reply is an array: the `rows` of the handler's `Page`, whose `total` is the header `X-Total-Count`. */
  paged?: true;
  /** The reply is a streamed CSV file; `reply` describes its text. */
  csv?: true;
  /** The name of the file field of a multipart body; such a route has no `body` schema. */
  file?: string;
  /** A retry with the same `Idempotency-Key` header gets the stored first response. */
  idempotent?: true;
  /** Rejected with 401 if `X-Signed-In-As` has another user's id: the content gets the signed-in user's name. */
  authored?: true;
  /**
   * Shared caches must not store this public route: its reply depends on the caller. For callers without account and
   * cookie the reply is the same, and has cache tags.
   */
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

/** The parts of a call that callers send: those for which the route has schemas. */
export type RequestInput<R> = {
  [K in keyof InputSchemas<SchemasOf<R>>]: InputSchemas<SchemasOf<R>>[K] extends $ZodType
    ? input<InputSchemas<SchemasOf<R>>[K]>
    : never;
};

/** The same parts as handlers get them: parsed, with defaults, and numbers for the text of URLs. */
export type ParsedInput<R> = {
  [K in keyof InputSchemas<SchemasOf<R>>]: InputSchemas<SchemasOf<R>>[K] extends $ZodType
    ? output<InputSchemas<SchemasOf<R>>[K]>
    : never;
};

export type Reply<R> = output<SchemasOf<R>['reply']>;

/** `total` is `X-Total-Count`: `37`, or `1000+` if not counted exactly. */
export interface Page<Rows> {
  rows: Rows;
  total: string;
}
