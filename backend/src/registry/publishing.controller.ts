import {
  DECISIONS_PATH,
  DEVELOP_LINKS_PATH,
  PIN_REQUESTS_PATH,
  PUBLICATIONS_PATH,
  PUBLISHERS_PATH,
  RELEASE_TOKEN_HEADER,
  STORE_PATH,
} from '@home-truths/contract';
import {
  DevelopLink,
  NewDecision,
  PinRequest,
  PublicationQuery,
  RemoteName,
} from '@home-truths/contract/gateway-calls';
import { ArchiveError, MAX_ARCHIVE_BYTES, unpackArchive } from '@home-truths/contract/release-archive';
import type { ReleaseRight } from '@home-truths/contract/schemas';
import {
  BadRequestException,
  Controller,
  Get,
  Post,
  Req,
  Res,
  UnsupportedMediaTypeException,
  UseGuards,
} from '@nestjs/common';
import { type Request, type Response, raw } from 'express';
import * as z from 'zod';
import { limitConcurrency } from '../limit-concurrency.ts';
import { readBody, readWith } from '../platform/http/body.ts';
import { ipAddressOf } from '../platform/http/ip-address.ts';
import { parsePart, readQuery } from '../platform/http/parse.ts';
import { GatewayGuard } from './gateway.guard.ts';
import { PublishingService, type TeamCall } from './publishing.service.ts';

const ARCHIVE_TYPE = 'application/gzip';
const Params = z.object({ remote: RemoteName });
const archiveReader = raw({ limit: MAX_ARCHIVE_BYTES, type: ARCHIVE_TYPE });

/** One at a time, since an archive takes up to 100 MB of memory. */
const queueArchive = limitConcurrency({ concurrency: 1, maxWaiting: 10 });

const callOf = (request: Request, ...rights: ReleaseRight[]): TeamCall => ({
  ...parsePart('params', Params, request.params),
  token: request.get(RELEASE_TOKEN_HEADER),
  rights,
  ipAddress: ipAddressOf(request),
});

/** Responds to gateways that act for teams with release tokens. */
@Controller()
@UseGuards(GatewayGuard)
export class PublishingController {
  constructor(private readonly publishing: PublishingService) {}

  @Get(`${PUBLISHERS_PATH}/:remote`)
  publisher(@Req() request: Request) {
    return this.publishing.readPublisher(callOf(request));
  }

  @Get(STORE_PATH)
  store() {
    return this.publishing.read();
  }

  @Post(`${PUBLICATIONS_PATH}/:remote`)
  async publish(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const release = parsePart('query', PublicationQuery, readQuery(request.originalUrl));
    const call = callOf(request, 'publish', ...(release.runsOnServer ? (['server'] as const) : []));
    await this.publishing.authorise(call);
    if (!request.is(ARCHIVE_TYPE))
      throw new UnsupportedMediaTypeException(`Send an archive, with the content type ${ARCHIVE_TYPE}`);
    const reply = await queueArchive(async () => {
      await readWith(archiveReader, request, response);
      return this.publishing.publish(call, release, await unpack(request.body));
    }, call.remote);
    response.status(reply.isNew ? 201 : 200);
    return reply;
  }

  @Post(`${DECISIONS_PATH}/:remote`)
  async decide(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const call = callOf(request, 'pin');
    return this.publishing.decide(call, await this.readAuthorised(call, NewDecision, request, response));
  }

  @Post(`${PIN_REQUESTS_PATH}/:remote`)
  async requestPin(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const call = callOf(request, 'pin');
    return this.publishing.requestPin(call, await this.readAuthorised(call, PinRequest, request, response));
  }

  @Post(`${DEVELOP_LINKS_PATH}/:remote`)
  async noteDevelopLink(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const call = callOf(request, 'develop');
    return this.publishing.noteDevelopLink(
      call,
      await this.readAuthorised(call, DevelopLink, request, response),
    );
  }

  @Post(`${DEVELOP_LINKS_PATH}/:remote/use`)
  async useDevelopLink(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const { remote } = parsePart('params', Params, request.params);
    await readBody(request, response);
    return this.publishing.useDevelopLink(remote, parsePart('body', DevelopLink, request.body));
  }

  /** Reads a body after the token was checked. */
  private async readAuthorised<T>(
    call: TeamCall,
    schema: z.core.$ZodType<T>,
    request: Request,
    response: Response,
  ) {
    await this.publishing.authorise(call);
    await readBody(request, response);
    return parsePart('body', schema, request.body);
  }
}

/** @throws BadRequestException */
const unpack = (archive: Buffer) =>
  unpackArchive(archive).catch(error => {
    throw error instanceof ArchiveError ? new BadRequestException(error.message) : error;
  });
