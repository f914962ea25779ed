import {
  RELEASE_FILES_PATH,
  RELEASES_PATH,
  type ReleaseList,
  RUNNING_SHELL_PATH,
  SHELL,
} from '@home-truths/contract';
import {
  BadRequestException,
  Controller,
  Get,
  NotFoundException,
  Param,
  Post,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import { json, type Request, type Response } from 'express';
import * as z from 'zod';
import { readWith } from '../platform/http/body.ts';
import { NOT_FOUND } from '../platform/http/messages.ts';
import { GatewayGuard } from './gateway.guard.ts';
import { PublishingService } from './publishing.service.ts';
import * as store from './release-store.ts';

const Shell = z.object({
  version: z.string().regex(/^\w[\w.-]{0,79}$/),
  manifest: z.string().max(200_000),
  files: z.record(z.string().regex(/^[\w-][\w.-]{0,99}$/), z.base64()).optional(),
});

const bodyReader = json({ limit: '16mb' });

/** Serves registry and files to gateways, and stores their shell. Nobody can publish or pin here. */
@Controller()
@UseGuards(GatewayGuard)
export class RegistryController {
  constructor(private readonly publishing: PublishingService) {}

  @Get(RELEASES_PATH)
  async list(@Req() request: Request, @Res() response: Response) {
    const { run } = this.publishing;
    const etag = `"${await store.readState(run)}"`;
    response.set('ETag', etag);
    // `fetch` also sends Cache-Control: no-cache, by which Express would send everything again
    if (request.get('If-None-Match') === etag) return void response.status(304).end();
    const { revision, remotes } = await store.readNewest(run);
    const releases = (await store.readReleases(run)).map(
      ({ name, version, audience, files, runsOnServer, releasedAt }) => ({
        name,
        version,
        audience,
        files,
        runsOnServer,
        releasedAt,
      }),
    );
    return void response.json({ revision, remotes, releases } satisfies ReleaseList);
  }

  @Get(`${RELEASE_FILES_PATH}/:hash`)
  async file(@Param('hash') hash: string, @Res() response: Response) {
    const content = await store.readFile(this.publishing.run, hash);
    if (!content) throw new NotFoundException(NOT_FOUND);
    response.type('application/octet-stream').end(content);
  }

  @Post(RUNNING_SHELL_PATH)
  async recordRunningShell(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    await readWith(bodyReader, request, response);
    const { data } = Shell.safeParse(request.body);
    if (!data) throw new BadRequestException('Send a version, a manifest and files');
    const { version, manifest, files } = data;
    if (await store.recordRunningShell(this.publishing.run, version, manifest)) return {};
    // the gateway then sends its shell again, with files
    if (!files) throw new NotFoundException(NOT_FOUND);
    const contents = Object.entries(files).map(([name, text]) => [name, Buffer.from(text, 'base64')]);
    // `bytes` are shown of remotes alone
    const shell = {
      name: SHELL,
      version,
      audience: 'public',
      manifest,
      bytes: 0,
      runsOnServer: true,
    } as const;
    await this.publishing.changeRegistry(run =>
      store.storeRelease(run, { ...shell, files: Object.fromEntries(contents) }),
    );
    return {};
  }
}
