import type { IncomingMessage } from 'node:http';
import { readTelemetry, type Telemetry } from '@home-truths/contract';
import { readTelemetrySchemas } from '@home-truths/contract/schemas';
import { type Failure, failuresSoFar } from '../failures.ts';
import { visitorHeaders } from '../http/visitor.ts';
import type { ReleaseSource, RemoteState } from '../releases/releases.ts';

const TIMEOUT_MS = 2000;

export interface Status {
  at: Date;
  shell: string;
  uptime: number;
  backend: boolean;
  /** The backend can serve, which it cannot without its database. */
  ready: boolean;
  remotes: RemoteState[];
  failures: Failure[];
  /** Undefined if the backend does not respond. */
  telemetry?: Telemetry;
  lastBackup?: Date | undefined;
  readOnly?: boolean;
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

/** Queries all sources at once, so that a silent source delays no other. */
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
    at: new Date(),
    shell,
    uptime: process.uptime(),
    backend,
    ready,
    remotes,
    telemetry,
    failures: failuresSoFar(),
  };
}
