import {
  createReleaseToken,
  disableAsAdmin,
  enableAsAdmin,
  listAdminReleases,
  listReleaseTokens,
  type ParsedInput,
  pinAsAdmin,
  refuseWaitingPin,
  revokeReleaseToken,
  rollBackAsAdmin,
  type SessionUser,
} from '@home-truths/contract';
import { hasToken } from '@home-truths/contract/collectors';
import { WithDecision } from '@home-truths/contract/gateway-calls';
import { BadRequestException, Controller, Inject, Req } from '@nestjs/common';
import type { Request } from 'express';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { parsePart } from '../platform/http/parse.ts';
import { CurrentUser } from '../platform/http/person.ts';
import { Input, RouteHandler } from '../platform/http/route-handler.ts';
import { AdminReleasesService } from './admin-releases.service.ts';

@Controller()
export class AdminReleasesController {
  constructor(
    private readonly releases: AdminReleasesService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @RouteHandler(listAdminReleases)
  list() {
    return this.releases.list();
  }

  @RouteHandler(pinAsAdmin)
  pin(
    @Input() { params, body }: ParsedInput<typeof pinAsAdmin>,
    @CurrentUser() { id }: SessionUser,
    @Req() request: Request,
  ) {
    return this.releases.decide({ action: 'pin', ...params, ...body, ...this.decisionOf(id, request) });
  }

  @RouteHandler(rollBackAsAdmin)
  rollBack(
    @Input() { params, body }: ParsedInput<typeof rollBackAsAdmin>,
    @CurrentUser() { id }: SessionUser,
    @Req() request: Request,
  ) {
    return this.releases.decide({ action: 'roll-back', ...params, ...body, ...this.decisionOf(id, request) });
  }

  @RouteHandler(disableAsAdmin)
  disable(
    @Input() { params, body }: ParsedInput<typeof disableAsAdmin>,
    @CurrentUser() { id }: SessionUser,
    @Req() request: Request,
  ) {
    return this.releases.decide({ action: 'disable', ...params, ...body, ...this.decisionOf(id, request) });
  }

  @RouteHandler(enableAsAdmin)
  enable(
    @Input() { params, body }: ParsedInput<typeof enableAsAdmin>,
    @CurrentUser() { id }: SessionUser,
    @Req() request: Request,
  ) {
    return this.releases.decide({ action: 'enable', ...params, ...body, ...this.decisionOf(id, request) });
  }

  @RouteHandler(refuseWaitingPin)
  refuse(@Input() input: ParsedInput<typeof refuseWaitingPin>, @CurrentUser() { id }: SessionUser) {
    return this.releases.refuse(input, id);
  }

  @RouteHandler(listReleaseTokens)
  listTokens(@Input() { params }: ParsedInput<typeof listReleaseTokens>) {
    return this.releases.listTokens(params.remote);
  }

  @RouteHandler(createReleaseToken)
  createToken(@Input() input: ParsedInput<typeof createReleaseToken>, @CurrentUser() { id }: SessionUser) {
    return this.releases.createToken(input, id);
  }

  @RouteHandler(revokeReleaseToken)
  revokeToken(
    @Input() { params }: ParsedInput<typeof revokeReleaseToken>,
    @CurrentUser() { id }: SessionUser,
  ) {
    return this.releases.revokeToken(params.id, id);
  }

  /** Returns the decision in a body. Only a gateway may send one, since it has examined the release. */
  private decisionOf(by: number, request: Request) {
    const { GATEWAY_TOKEN } = this.environment;
    if (!GATEWAY_TOKEN || !hasToken(request, GATEWAY_TOKEN))
      throw new BadRequestException('Only a gateway can decide about releases. Send this call to the site.');
    return { by, decided: parsePart('body', WithDecision, request.body).decided };
  }
}
