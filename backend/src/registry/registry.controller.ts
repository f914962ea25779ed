import {
  RELEASE_FILES_PATH,
  RELEASES_PATH,
  type ReleaseList,
  RUNNING_SHELL_PATH,
  SHELL,
} from '@home-truths/contract';
import { hasToken } from '@home-truths/contract/collectors';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  BadRequestException,
  Controller,
  Get,
  Inject,
  NotFoundException,
  Param,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import { json, type Request, type Response } from 'express';
import * as z from 'zod';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { Database } from '../platform/database/database.ts';
import { query } from '../platform/database/query.ts';
import { NOT_FOUND } from '../platform/http/messages.ts';
import * as store from './release-store.ts';

const Shell = z.object({
  version: z.string().regex(/^\w[\w.-]{0,79}$/),
  manifest: z.string().max(200_000),
  files: z.record(z.string().regex(/^[\w-][\w.-]{0,99}$/), z.base64()).optional(),
});

const parser = json({ limit: '16mb' });

/** Serves registry and files to gateways, if a token is configured. Nobody can publish or pin here. */
@Controller()
export class RegistryController {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  private readonly run: store.Run = wanted => this.database.rows(wanted);

  @Get(RELEASES_PATH)
  async list(@Req() request: Request, @Res() response: Response) {
    this.authorise(request);
    const etag = `"${await store.readState(this.run)}"`;
    response.set('ETag', etag);
    // `fetch` also sends Cache-Control: no-cache, by which Express would send everything again
    if (request.get('If-None-Match') === etag) return void response.status(304).end();
    const { revision, remotes } = await store.readNewest(this.run);
    const releases = (await store.readReleases(this.run)).map(
      ({ name, version, audience, files, runsOnServer, releasedAt }) => ({
        name,
        version,
        audience,
        files,
        runsOnServer,
        releasedAt,
      }),
    );
    const list: ReleaseList = { revision, remotes, releases };
    return void response.json(list);
  }

  @Get(`${RELEASE_FILES_PATH}/:hash`)
  async file(@Req() request: Request, @Param('hash') hash: string, @Res() response: Response) {
    this.authorise(request);
    const content = await store.readFile(this.run, hash);
    if (!content) throw new NotFoundException(NOT_FOUND);
    response.type('application/octet-stream').end(content);
  }

  @Post(RUNNING_SHELL_PATH)
  async noteShell(@Req() request: Request) {
    this.authorise(request);
    await new Promise<void>((resolve, reject) =>
      parser(request, request.res as NonNullable<Request['res']>, error =>
        error ? reject(new BadRequestException('The request body isn’t valid JSON')) : resolve(),
      ),
    );
    const { data } = Shell.safeParse(request.body);
    if (!data) throw new BadRequestException('Send a version, a manifest and files');
    const { version, manifest, files } = data;
    if (await store.noteShell(this.run, version, manifest)) return {};
    if (!files) throw new NotFoundException(NOT_FOUND);
    const contents = Object.entries(files).map(([name, text]) => [name, Buffer.from(text, 'base64')]);
    const shell = {
      name: SHELL,
      version,
      audience: 'public',
      manifest,
      bytes: 0,
      runsOnServer: true,
    } as const;
    await this.em.transactional(async em => {
      const run: store.Run = wanted => query(em, wanted);
      await store.lockRegistry(run);
      await store.storeRelease(run, { ...shell, files: Object.fromEntries(contents) });
    });
    return {};
  }

  private authorise(request: Request) {
    const { GATEWAY_TOKEN } = this.environment;
    if (!GATEWAY_TOKEN || !hasToken(request, GATEWAY_TOKEN)) throw new NotFoundException(NOT_FOUND);
  }
}
