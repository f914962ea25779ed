import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENVIRONMENT, type Environment } from '../../environment.ts';
import { LOG } from '../http/logging.ts';
import { MailDelivery } from './mail-delivery.ts';

/** `MailDelivery` for injection; a command creates its own. */
@Injectable()
export class Mailer extends MailDelivery {
  constructor(@Inject(ENVIRONMENT) environment: Environment, @Inject(LOG) log: Logger) {
    super(environment, log);
  }
}
