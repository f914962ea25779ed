import { REVISIONS_PATH } from '@home-truths/contract';
import { hasToken } from '@home-truths/contract/collectors';
import {
  BadRequestException,
  ConflictException,
  Controller,
  Get,
  Inject,
  NotFoundException,
  Post,
  Query,
  Req,
} from '@nestjs/common';
import { json, type Request } from 'express';
import * as z from 'zod';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { ChargedTo } from '../platform/http/budget-of.ts';
import { NOT_FOUND } from '../platform/http/messages.ts';
import { RegistryService } from './registry.service.ts';

const MAX_REVISION = 2 ** 31 - 1;
const Revision = z.coerce.number<string>().int().min(0).max(MAX_REVISION);

const Changes = z.object({
  changes: z
    .array(z.looseObject({ revision: z.int().min(1).max(MAX_REVISION) }))
    .min(1)
    .max(1_000)
    .refine(changes => changes.every(({ revision }, n) => revision === (changes[0]?.revision ?? 0) + n)),
});

/** Large enough to move the whole history of a folder in one request. */
const parser = json({ limit: '16mb' });

/** Serves the registry (`REVISIONS_PATH`) to gateways and commands, if a token is configured. */
@Controller()
export class RegistryController {
  constructor(
    private readonly registry: RegistryService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Get(REVISIONS_PATH)
  @ChargedTo('read')
  async list(@Req() request: Request, @Query('after') given: unknown) {
    this.authorise(request);
    const { data: after } = Revision.safeParse(given);
    if (after === undefined) throw new BadRequestException('after must be a revision');
    return { changes: await this.registry.after(after) };
  }

  @Post(REVISIONS_PATH)
  @ChargedTo('read')
  async add(@Req() request: Request) {
    this.authorise(request);
    await new Promise<void>((resolve, reject) =>
      parser(request, request.res as NonNullable<Request['res']>, error =>
        error ? reject(new BadRequestException('The request body isn’t valid JSON')) : resolve(),
      ),
    );
    const { data } = Changes.safeParse(request.body);
    if (!data) throw new BadRequestException('Send changes with revisions that follow one another');
    if (!(await this.registry.add(data.changes)))
      throw new ConflictException('Another change has this revision already');
    return {};
  }

  private authorise(request: Request) {
    const { REGISTRY_TOKEN } = this.environment;
    if (!REGISTRY_TOKEN || !hasToken(request, REGISTRY_TOKEN)) throw new NotFoundException(NOT_FOUND);
  }
}
