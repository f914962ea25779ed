import { readOperator } from '@home-truths/contract';
import { Controller, Inject } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { RouteHandler } from '../platform/http/route-handler.ts';
import { operatorOf } from './operator.ts';

@Controller()
export class OperatorController {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  @RouteHandler(readOperator)
  async read() {
    return operatorOf(this.environment);
  }
}
