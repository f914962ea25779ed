/** Traces requests by OpenTelemetry, without personal data (shell/docs/architecture/telemetry.md). */
import type { IncomingMessage } from 'node:http';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import type { Span } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeSDK } from '@opentelemetry/sdk-node';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { CHANGES_PATH } from './changes.ts';
import { SiteEnvironment } from './environment.ts';

/** Traced processes by the end of their script's path. */
const SERVICES = {
  'shell/gateway/main.ts': 'gateway',
  'backend/dist/main.js': 'backend',
} as const;
type Service = (typeof SERVICES)[keyof typeof SERVICES];

const UNTRACED = new Set(['/livez', '/healthz', '/readyz', '/metrics', CHANGES_PATH]);

/** The attributes that are exported. None has a URL or an IP address, and `db.query.text` has no values. */
const EXPORTED = new Set([
  'db.namespace',
  'db.operation.name',
  'db.query.text',
  'db.system.name',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'request.id',
]);

/** Paths of the gateway that are not pages, some as `/a~7` in a retry. A page's route is its remote's path. */
const PREFIX = /^\/(?:api|a|r|uploads|drawings)(?=[/~])/;

interface TracedRequest extends IncomingMessage {
  page?: { route: string };
  route?: { path?: unknown };
  id?: string;
}

const ROUTES: Record<Service, (request: TracedRequest) => unknown> = {
  gateway: ({ page, url = '' }) => page?.route ?? PREFIX.exec(url)?.[0],
  backend: ({ route }) => route?.path,
};

const isRoute = (route: unknown): route is string => typeof route === 'string' && !route.includes('*');

/** Removes attributes, events and messages that may be personal. */
class ImpersonalExporter implements SpanExporter {
  readonly #exporter: SpanExporter;

  constructor(exporter: SpanExporter) {
    this.#exporter = exporter;
  }

  export(spans: ReadableSpan[], done: Parameters<SpanExporter['export']>[1]) {
    this.#exporter.export(spans.map(withoutPersonalData), done);
  }

  shutdown() {
    return this.#exporter.shutdown();
  }

  async forceFlush() {
    await this.#exporter.forceFlush?.();
  }
}

/** Overrides parts of the span and inherits the others, since a copy would lose its getters. */
const withoutPersonalData = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    attributes: {
      value: Object.fromEntries(Object.entries(span.attributes).filter(([name]) => EXPORTED.has(name))),
    },
    status: { value: { code: span.status.code } },
    events: { value: [] },
    links: { value: [] },
  });

/** Removes visitors' trace headers, which would choose what is recorded. */
function dropTraceHeaders({ headers }: IncomingMessage) {
  for (const name of ['traceparent', 'tracestate']) delete headers[name];
}

export function startTracing(): void {
  const script = process.argv[1]?.replaceAll('\\', '/') ?? '';
  const service = Object.entries(SERVICES).find(([end]) => script.endsWith(end))?.[1];
  // the process itself reports an invalid environment and ends
  const { success } = SiteEnvironment.pick({ OTEL_EXPORTER_OTLP_ENDPOINT: true }).safeParse(process.env);
  if (!service || !success) return;

  const describeRequest = (span: Span, request: TracedRequest) => {
    span.setAttribute('request.id', String(request.id ?? request.headers['x-request-id']));
    const route = ROUTES[service](request);
    if (!isRoute(route)) return;
    span.setAttribute('http.route', route).updateName(`${request.method} ${route}`);
  };
  new NodeSDK({
    serviceName: process.env.OTEL_SERVICE_NAME || `home-truths-${service}`,
    traceExporter: new ImpersonalExporter(new OTLPTraceExporter()),
    textMapPropagator: new W3CTraceContextPropagator(),
    // metrics and logs are exported elsewhere
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({
        requireParentforOutgoingSpans: true,
        ignoreIncomingRequestHook: request => {
          if (service === 'gateway') dropTraceHeaders(request);
          return UNTRACED.has(request.url ?? '');
        },
        applyCustomAttributesOnSpan: (span, request) => {
          if ('headers' in request) describeRequest(span, request);
        },
      }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
    ],
  }).start();
  requireInstrumentedModules();
}

/**
 * Loads built-in modules by `require`, since instrumentations hook into `require`, and copies their changes to what
 * `import` gives. Packages such as `pg` use `require` themselves.
 */
function requireInstrumentedModules() {
  const require = createRequire(import.meta.url);
  for (const name of ['http', 'https']) require(name);
  syncBuiltinESMExports();
}
