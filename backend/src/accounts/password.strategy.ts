import type { SessionUser } from '@home-truths/contract';
import { Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { siteOrigin } from '../http/site-origin.ts';
import { logAccountEvent } from './account-events.ts';
import { TooManyGuesses } from './account-limits.ts';
import { AccountMail } from './account-mail.ts';
import { CredentialsService } from './credentials.service.ts';

/** Passport's local strategy: who an email and a password belong to. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly credentials: CredentialsService,
    private readonly mail: AccountMail,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    super({ usernameField: 'email', passReqToCallback: true, session: false });
  }

  /** @throws UnauthorizedException the same for a wrong email and a wrong password (decision 146); TooMany */
  async validate(request: Request, email: string, password: string): Promise<SessionUser> {
    const { owner, isPasswordCorrect } = await this.check(request, email, password);
    if (owner && isPasswordCorrect) return owner;
    logAccountEvent(request, 'sign-in failed', owner?.id);
    throw new UnauthorizedException('Invalid email or password');
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
