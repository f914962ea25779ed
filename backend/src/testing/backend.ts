import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { CompiledQuery } from 'kysely';
import { createApplication } from '../application.ts';
import { ENVIRONMENT, type Environment, parseEnvironment } from '../environment.ts';
import { Database } from '../platform/database/database.ts';
import { createLog } from '../platform/http/logging.ts';
import { JobWorker } from '../platform/jobs/job-worker.ts';
import { afterFile } from './after-file.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** What came back: `body` is parsed where it is JSON. */
export interface TestResponse {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into bodies of any shape
  body: any;
}

/** A whole backend, listening, on a database of its own. */
export class Backend {
  /** Everything it logged. */
  readonly log: string[];

  constructor(
    readonly app: NestExpressApplication,
    readonly database: TestDatabase,
    /** Its folder of photos and mail. */
    readonly dataDir: string,
    log: string[],
  ) {
    this.log = log;
  }

  get url() {
    return `http://127.0.0.1:${(this.app.getHttpServer().address() as AddressInfo).port}`;
  }

  /** A fresh unit of work. */
  em() {
    return this.app.get(EntityManager).fork();
  }

  /** Rows of any statement. */
  rows<Row extends object = Record<string, unknown>>(text: string, ...values: unknown[]) {
    return this.app.get(Database).rows<Row>({ compile: () => CompiledQuery.raw(text, values) });
  }

  /** Sends a photo as the form does. */
  upload(
    bytes: Uint8Array<ArrayBuffer>,
    { field = 'photos', name = 'photo.jpg', type = 'image/jpeg', headers = {} } = {},
  ) {
    const form = new FormData();
    form.append(field, new File([bytes], name, { type }));
    return this.deliver('POST', '/api/upload', form, headers);
  }

  /** Sends a request as our own pages would; `headers` may say otherwise. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestResponse> {
    if (body === undefined) return this.deliver(method, path, undefined, headers);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return this.deliver(method, path, text, { 'Content-Type': 'application/json', ...headers });
  }

  private async deliver(
    method: string,
    path: string,
    body: string | FormData | undefined,
    headers: Record<string, string>,
  ): Promise<TestResponse> {
    const response = await fetch(this.url + path, {
      method,
      headers: { Origin: this.app.get<Environment>(ENVIRONMENT).PUBLIC_URL ?? this.url, ...headers },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : text,
    };
  }

  get(path: string, headers?: Record<string, string>) {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body?: unknown, headers?: Record<string, string>) {
    return this.send('POST', path, body, headers);
  }

  put(path: string, body: unknown, headers?: Record<string, string>) {
    return this.send('PUT', path, body, headers);
  }

  patch(path: string, body: unknown, headers?: Record<string, string>) {
    return this.send('PATCH', path, body, headers);
  }

  delete(path: string, headers?: Record<string, string>, body?: unknown) {
    return this.send('DELETE', path, body, headers);
  }

  async stop() {
    this.app.getHttpServer().closeAllConnections();
    await this.app.close();
    await this.database.drop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** Starts a backend, and a worker in the same process. Limits are off unless a test turns them on. */
export async function startBackend(
  overrides: Partial<Record<keyof Environment, string>> = {},
  { isWorking = true } = {},
): Promise<Backend> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'home-truths-backend-'));
  const defaults = { DATABASE_URL: database.url, DATA_DIR: dataDir, RATE_LIMITS: 'off' };
  const environment = parseEnvironment({ ...defaults, ...overrides });
  const log: string[] = [];
  const app = await createApplication(environment, createLog({ write: line => void log.push(line) }));
  await app.listen(0, '127.0.0.1');
  if (isWorking) void app.get(JobWorker).start();
  return new Backend(app, database, dataDir, log);
}

/** Starts a backend for all tests of a file. */
export async function sharedBackend(...options: Parameters<typeof startBackend>): Promise<Backend> {
  const backend = await startBackend(...options);
  afterFile(() => backend.stop());
  return backend;
}
