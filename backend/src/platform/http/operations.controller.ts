import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { isCollector } from '@home-truths/contract/collectors';
import { Controller, Get, Header, Inject, NotFoundException, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ENVIRONMENT, type Environment } from '../../environment.ts';
import { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { ChargedTo } from './budget-of.ts';
import { docsPage } from './docs-page.ts';
import { Draining } from './draining.ts';
import { ShuttingDown } from './errors.ts';
import { NOT_FOUND } from './messages.ts';
import { Metrics } from './metrics.ts';
import { openApi } from './openapi.ts';

const compress = promisify(brotliCompress);

async function prepare(text: string) {
  const plain = Buffer.from(text);
  const hash = createHash('sha256').update(plain).digest('base64url');
  return { plain, brotli: await compress(plain), etag: `W/"${hash}"` };
}

function preparedHandler(type: string, textOf: () => string) {
  let prepared: ReturnType<typeof prepare> | undefined;
  return async (request: Request, response: Response) => {
    prepared ??= prepare(textOf());
    const { plain, brotli, etag } = await prepared;
    response.set({ ETag: etag, 'Cache-Control': 'public, no-cache', Vary: 'Accept-Encoding' });
    if (request.fresh) return void response.status(304).end();
    const isCompressed = request.acceptsEncodings('br', 'identity') === 'br';
    if (isCompressed) response.setHeader('Content-Encoding', 'br');
    const body = isCompressed ? brotli : plain;
    response.set({ 'Content-Type': type, 'Content-Length': String(body.length) }).end(body);
  };
}

const sendDocument = preparedHandler('application/json; charset=utf-8', () => JSON.stringify(openApi));
const sendDocs = preparedHandler('text/html; charset=utf-8', () => docsPage(openApi));

@Controller()
export class OperationsController {
  /** The query that concurrent checks share. */
  private checking: Promise<unknown> | undefined;

  constructor(
    private readonly database: Database,
    private readonly draining: Draining,
    private readonly metrics: Metrics,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Liveness. `/healthz` is the earlier name; gateways reach the path below `/api`. */
  @Get(['livez', 'healthz', 'api/livez'])
  @Header('Content-Type', 'text/plain')
  health() {
    return 'ok';
  }

  @Get(['readyz', 'api/readyz'])
  @Header('Content-Type', 'text/plain')
  async ready() {
    if (this.draining.hasBegun) throw new ShuttingDown();
    this.checking ??= this.database.rows(sql`select 1`).finally(() => {
      this.checking = undefined;
    });
    await this.checking;
    return this.environment.READ_ONLY === 'on' ? 'ok, read-only' : 'ok';
  }

  /** Serves collectors unless they have a port of their own (`collectors.ts`). */
  @Get('metrics')
  @ChargedTo('open')
  @Header('Content-Type', 'text/plain; version=0.0.4')
  readMetrics(@Req() request: Request) {
    const { METRICS_PORT, METRICS_TOKEN: token } = this.environment;
    if (METRICS_PORT !== undefined || !isCollector(request, { token }))
      throw new NotFoundException(NOT_FOUND);
    return this.metrics.registry.metrics();
  }

  @Get('api/docs/openapi.json')
  @ChargedTo('open')
  document(@Req() request: Request, @Res() response: Response) {
    return sendDocument(request, response);
  }

  @Get('api/docs')
  @ChargedTo('open')
  @Header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  )
  docs(@Req() request: Request, @Res() response: Response) {
    return sendDocs(request, response);
  }
}
