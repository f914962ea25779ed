import {
  checkSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  type Received,
  type SessionUser,
  startSecondFactor,
} from '@home-truths/contract';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { By, type Person, SignedIn } from '../http/person.ts';
import { Sent, Serve } from '../http/serve.ts';
import { type AccountEvent, noteEvent } from './account-events.ts';
import { BrowserSessions } from './browser-sessions.ts';
import { SecondFactorService, WrongCode } from './second-factor.service.ts';

/** Authenticator apps of administrators. */
@Controller()
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactorService,
    private readonly browsers: BrowserSessions,
  ) {}

  @Serve(startSecondFactor)
  async start(@SignedIn() user: SessionUser, @Req() request: Request) {
    const started = await this.factors.start(user);
    noteEvent(request, 'second factor started', user.id);
    return started;
  }

  @Serve(confirmSecondFactor)
  async confirm(
    @Sent() { body }: Received<typeof confirmSecondFactor>,
    @SignedIn() user: SessionUser,
    @By() person: Person,
    @Req() request: Request,
  ) {
    const holder = { user, session: this.browsers.sessionOf(request) };
    await noting(request, user, 'second factor on', this.factors.confirm(holder, body, person));
    return { message: 'Your authenticator app is set up' };
  }

  @Serve(checkSecondFactor)
  async check(
    @Sent() { body }: Received<typeof checkSecondFactor>,
    @SignedIn() user: SessionUser,
    @Req() request: Request,
  ) {
    const holder = { user, session: this.browsers.sessionOf(request) };
    await noting(request, user, 'second factor checked', this.factors.check(holder, body.code));
    return { message: 'Your code was right' };
  }

  @Serve(endSecondFactor)
  async end(
    @Sent() { body }: Received<typeof endSecondFactor>,
    @SignedIn() user: SessionUser,
    @By() person: Person,
    @Req() request: Request,
  ) {
    const holder = { user, session: this.browsers.sessionOf(request) };
    await noting(request, user, 'second factor off', this.factors.end(holder, body, person));
    return { message: 'Your authenticator app is turned off' };
  }
}

/** Notes in the log what was done, or that the code was wrong. */
async function noting(request: Request, { id }: SessionUser, event: AccountEvent, work: Promise<void>) {
  try {
    await work;
    noteEvent(request, event, id);
  } catch (error) {
    if (error instanceof WrongCode) noteEvent(request, 'security code failed', id);
    throw error;
  }
}
