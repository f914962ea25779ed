import type { $ZodType, input, output } from 'zod/v4/core';

/** Who may call a route. `self` means the member whose id stands in the path; administrators may read, too. */
export type Access = 'anyone' | 'member' | 'self' | 'admin';

/** The budgets a route may draw on; the backend knows their sizes. */
export type LimitName = 'search' | 'read' | 'createProperty' | 'createReview';

/** One line of the API: what goes in, what comes out, who may call it, what it costs. */
export interface Route<
  Params extends $ZodType | undefined = $ZodType | undefined,
  Query extends $ZodType | undefined = $ZodType | undefined,
  Body extends $ZodType | undefined = $ZodType | undefined,
  Reply extends $ZodType = $ZodType,
  Paged extends boolean = boolean,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  /** One sentence for the API's documentation. */
  summary: string;
  access: Access;
  limit: LimitName;
  params?: Params;
  /** An empty parameter counts as absent; one given twice is refused. */
  query?: Query;
  body?: Body;
  reply: Reply;
  /** The reply is an array and the header `X-Total-Count` tells how many there are. */
  paged?: Paged;
  /** A retry with the same `Idempotency-Key` header is answered with the first answer. */
  idempotent?: boolean;
  /** Success status, 200 unless said otherwise. */
  status?: 201 | 204;
  /** The error statuses a caller must expect, besides 400, 429, 500 and 503. */
  errors?: readonly (401 | 403 | 404 | 409 | 413 | 415)[];
}

/** Declares a route and keeps the exact types of its schemas. */
export const route = <
  P extends $ZodType | undefined = undefined,
  Q extends $ZodType | undefined = undefined,
  B extends $ZodType | undefined = undefined,
  R extends $ZodType = $ZodType,
  G extends boolean = false,
>(
  line: Route<P, Q, B, R, G>,
): Route<P, Q, B, R, G> => line;

type Part<Key extends string, S, Side extends 'in' | 'out'> = S extends $ZodType
  ? { [K in Key]: Side extends 'in' ? input<S> : output<S> }
  : unknown;

/** What a caller sends: `{ params, query, body }`, each only where the route has a schema for it. */
export type Sent<R> =
  R extends Route<infer P, infer Q, infer B, $ZodType, boolean>
    ? Part<'params', P, 'in'> & Part<'query', Q, 'in'> & Part<'body', B, 'in'>
    : never;

/** What a handler receives, parsed. */
export type Received<R> =
  R extends Route<infer P, infer Q, infer B, $ZodType, boolean>
    ? Part<'params', P, 'out'> & Part<'query', Q, 'out'> & Part<'body', B, 'out'>
    : never;

/** What a caller gets back. */
export type Reply<R> =
  R extends Route<$ZodType | undefined, $ZodType | undefined, $ZodType | undefined, infer Out, boolean>
    ? output<Out>
    : never;

/** A page of a list. `total` is the text of `X-Total-Count`: `37`, or `1000+` where the exact number was not counted. */
export interface Page<Rows> {
  rows: Rows;
  total: string;
}
