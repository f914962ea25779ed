declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** The stream of a `copy … from stdin`. */
  export function from(statement: string): Writable & Submittable;
}

declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    amount: number;
    requests: { path: string; method?: 'POST'; headers?: Record<string, string>; body?: string }[];
  }

  interface Result {
    '2xx': number;
    non2xx: number;
    errors: number;
  }

  /** Sends `amount` requests and says how they went. */
  export default function autocannon(options: Options): PromiseLike<Result>;
}
