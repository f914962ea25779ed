import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

interface Resource<T> {
  resource: { attributes: Attribute[] };
  scopeSpans: { spans: T[] }[];
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 2 is a server, 3 a client. */
  kind: number;
  attributes: Attribute[];
}

/** A span as it arrived, with the process it is from. */
export interface Span extends Omit<SentSpan, 'attributes'> {
  service: unknown;
  attributes: Record<string, unknown>;
}

const toRecord = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** An OpenTelemetry collector, which takes traces as OTLP in JSON by HTTP. */
export async function startTraceCollector() {
  /** All that was sent, headers included. */
  const received: string[] = [];
  const spans: Span[] = [];
  const server = http.createServer(async (request, response) => {
    const body = await text(request);
    received.push(JSON.stringify([request.url, request.headers]), body);
    for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans as Resource<SentSpan>[]) {
      const service = toRecord(resource.attributes)['service.name'];
      for (const { attributes, ...span } of scopeSpans.flatMap(scope => scope.spans))
        spans.push({ ...span, service, attributes: toRecord(attributes) });
    }
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    spans,
    close: () => server.close(),
  };
}
