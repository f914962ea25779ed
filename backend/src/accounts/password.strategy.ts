import type { SessionUser } from '@home-truths/contract';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { noteEvent } from './account-events.ts';
import { CredentialsService } from './credentials.service.ts';

/** Passport's local strategy: who an email and a password belong to. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly credentials: CredentialsService) {
    super({ usernameField: 'email', passReqToCallback: true, session: false });
  }

  /** @throws UnauthorizedException the same for a wrong email and a wrong password (decision 46) */
  async validate(request: Request, email: string, password: string): Promise<SessionUser> {
    const { owner, isRight } = await this.credentials.check(email, password, request.person?.address ?? '');
    if (owner && isRight) return owner;
    noteEvent(request, 'sign-in failed', owner?.id);
    throw new UnauthorizedException('Invalid email or password');
  }
}
