declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** The stream of a `copy … from stdin`. */
  export function from(statement: string): Writable & Submittable;
}
