import http from 'node:http';
import https from 'node:https';
import { HOST, PUBLIC_URL } from './deploy-files.ts';

export interface VisitorOptions {
  /** Where the site's proxy listens. */
  address: string;
  certificate: string;
  /** The visitor's own IP address. */
  from?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  agent?: https.Agent;
}

/** One request as a visitor's browser sends it, by TLS. */
export function visit(
  url: string,
  { address, certificate, from, method, headers, body, agent }: VisitorOptions,
) {
  const payload = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return new Promise<{
    status: number;
    headers: Record<string, string | string[] | undefined>;
    text: string;
  }>((resolve, reject) => {
    const request = https.request(
      {
        host: address,
        path: url,
        servername: HOST,
        ca: certificate,
        localAddress: from,
        agent,
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          Host: HOST,
          ...(payload !== undefined && {
            Origin: PUBLIC_URL,
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(payload),
          }),
          ...headers,
        },
      },
      response => {
        const chunks: Buffer[] = [];
        response.on('data', chunk => chunks.push(chunk)).once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    request.once('error', reject).end(payload);
  });
}

/** A request to a gateway as its proxy sends it. @returns the whole response */
export const requestGateway = (port: number, url: string, body?: object) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = { Host: HOST, 'X-Forwarded-For': '198.51.100.7', 'X-Forwarded-Proto': 'https' };
    const json = { Origin: PUBLIC_URL, 'Content-Type': 'application/json' };
    const options = { host: '127.0.0.1', port, path: url, headers: { ...headers, ...(body && json) } };
    http
      .request({ ...options, method: body ? 'POST' : 'GET' }, response => {
        const chunks: Buffer[] = [];
        response
          .on('data', chunk => chunks.push(chunk))
          .once('error', reject)
          .once('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
          );
      })
      .once('error', reject)
      .end(body && JSON.stringify(body));
  });

/** A request to a gateway as its proxy sends it. @returns its status, once the whole response is there */
export const sendToGateway = async (port: number, url: string, body?: object) =>
  (await requestGateway(port, url, body)).status;
