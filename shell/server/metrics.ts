import type { IncomingMessage, ServerResponse } from 'node:http';
import { failuresSoFar } from './failures.ts';
import { isForLoopback } from './http/host.ts';
import { sendText } from './http/send.ts';

const quoted = (text: string) => `"${text.replaceAll(/["\\\n]/g, '')}"`;

/** The failures of this gateway for collectors, in the text form of Prometheus. */
const metrics = () =>
  [
    '# HELP front_door_failures_total What went wrong while pages were made and releases opened',
    '# TYPE front_door_failures_total counter',
    ...failuresSoFar().map(
      ({ what, remote, version, count }) =>
        `front_door_failures_total{what=${quoted(what)},remote=${quoted(remote)},version=${quoted(version)}} ${count}`,
    ),
    '# HELP front_door_uptime_seconds How long this gateway has been running',
    '# TYPE front_door_uptime_seconds gauge',
    `front_door_uptime_seconds ${Math.round(process.uptime())}`,
    '',
  ].join('\n');

/**
 * Whether the request is a collector's on this machine. A request that came through a proxy is not, even a trusted one:
 * to be checked before such headers are dropped.
 */
const isCollector = (request: IncomingMessage) =>
  /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '') &&
  isForLoopback(request) &&
  !request.headers['x-forwarded-for'] &&
  !request.headers.forwarded;

/** Serves metrics to collectors on this machine; false for everyone else and for every other path. */
export function respondToCollector(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url !== '/metrics' || !isCollector(request)) return false;
  sendText(request, response, 200, metrics());
  return true;
}

/** The handler of a port for collectors alone, which no proxy for the site's port can hand out. */
export function serveCollectors(request: IncomingMessage, response: ServerResponse) {
  if (!respondToCollector(request, response)) sendText(request, response, 404, 'There’s nothing here.');
}
