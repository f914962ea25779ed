import type { IncomingMessage } from 'node:http';
import { readTelemetry, type Telemetry } from '@home-truths/contract';
import { readTelemetrySchemas } from '@home-truths/contract/schemas';
import { type Failure, failuresSoFar } from '../failures.ts';
import { visitorHeaders } from '../http/visitor.ts';
import type { ReleaseSource, RemoteState } from '../releases/releases.ts';

/** The time limit of each request to the backend. */
const TIMEOUT_MS = 2000;

/** The state of the site at one moment. */
export interface Status {
  at: Date;
  /** Version of the shell. */
  shell: string;
  /** Seconds for which this gateway has been running. */
  uptime: number;
  /** The backend's process responds. */
  backend: boolean;
  /** The backend reports that it can serve, which it cannot without its database. */
  ready: boolean;
  remotes: RemoteState[];
  /** What the gateway itself has counted. */
  failures: Failure[];
  /** What the backend has counted of browsers; absent while it does not respond. */
  telemetry?: Telemetry;
  /** When the last backup was made, if one ever was. */
  lastBackup?: Date | undefined;
  /** The backend refuses writes. */
  readOnly?: boolean;
  /** What is wrong with the settings. */
  warning?: string | undefined;
}

const timeoutSignal = ({ signal }: IncomingMessage) =>
  AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);

const isHealthy = (url: string, request: IncomingMessage) =>
  fetch(url, { signal: timeoutSignal(request) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function fetchTelemetry(apiUrl: string, request: IncomingMessage): Promise<Telemetry | undefined> {
  try {
    const response = await fetch(apiUrl + readTelemetry.path, {
      headers: visitorHeaders(request),
      signal: timeoutSignal(request),
    });
    return response.ok ? readTelemetrySchemas.reply.parse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** Queries all sources at the same time; a source that does not respond delays no other. */
export async function gatherStatus(
  request: IncomingMessage,
  { apiUrl, releases, shell }: { apiUrl: string; releases: ReleaseSource; shell: string },
): Promise<Status> {
  const [backend, ready, remotes, telemetry] = await Promise.all([
    isHealthy(`${apiUrl}/healthz`, request),
    isHealthy(`${apiUrl}/readyz`, request),
    releases.state(),
    fetchTelemetry(apiUrl, request),
  ]);
  return {
    ...{ at: new Date(), shell, uptime: process.uptime(), backend, ready, remotes, telemetry },
    failures: failuresSoFar(),
  };
}
