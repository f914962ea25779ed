import { ForbiddenException, Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { ENVIRONMENT, type Environment } from '../../environment.ts';
import { siteOrigin } from '../../platform/http/site-origin.ts';
import { logAccountEvent } from '../account-events.ts';
import { TooManyGuesses } from '../account-limits.ts';
import { AccountMail } from '../email/account-mail.ts';
import { CredentialsService, wrongCredentialsError } from './credentials.service.ts';

const blockedMessage = (reason: string) =>
  `Your account is blocked. Reason: ${addFullStop(reason.replaceAll(/\s+/g, ' '))} Your reviews stay on the site, but you can’t sign in or post. If you think this is a mistake, or you’d like a copy of your data or your account deleted, contact us through the Contact Us page.`;

const addFullStop = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly credentials: CredentialsService,
    private readonly mail: AccountMail,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    super({ usernameField: 'email', passReqToCallback: true, session: false });
  }

  /** Tells only who knows the password of a blocked account about the block. */
  async validate(request: Request, email: string, password: string): Promise<Express.User> {
    const { owner, confirmed, blockReason } = await this.check(request, email, password);
    if (owner && confirmed && blockReason !== null) {
      logAccountEvent(request, 'sign-in blocked', owner.id);
      throw new ForbiddenException(blockedMessage(blockReason));
    }
    if (owner && confirmed) return { owner, confirmed };
    logAccountEvent(request, 'sign-in failed', owner?.id);
    throw wrongCredentialsError();
  }

  private async check(request: Request, email: string, password: string) {
    try {
      return await this.credentials.check(email, password, request.person ?? { ipAddress: '' });
    } catch (error) {
      if (error instanceof TooManyGuesses)
        await this.mail.notifyOfGuesses({ email, origin: siteOrigin(this.environment, request) });
      throw error;
    }
  }
}
