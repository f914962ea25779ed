declare module 'on-headers' {
  import type { ServerResponse } from 'node:http';

  /** Calls a listener before the headers are written, when those of `writeHead` are set. */
  export default function onHeaders(response: ServerResponse, listener: () => void): void;
}
