import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ENVIRONMENT, type Environment } from '../../environment.ts';
import { readCookie, setCookie } from '../../platform/http/cookies.ts';
import { hashToken } from '../tokens.ts';
import { SessionsService } from './sessions.service.ts';

/** The longest session; the database decides when one expires. */
const SESSION_COOKIE_MS = 30 * 24 * 60 * 60 * 1_000;

@Injectable()
export class BrowserSessions {
  constructor(
    private readonly sessions: SessionsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async open(request: Request, response: Response, token: string): Promise<void> {
    await this.end(request);
    setCookie(this.environment, response, { name: 'sid', value: token, maxAge: SESSION_COOKIE_MS });
  }

  async close(request: Request, response: Response): Promise<void> {
    await this.end(request);
    setCookie(this.environment, response, { name: 'sid', value: '', maxAge: 0 });
  }

  /** Returns the hash of the session token. */
  sessionOf(request: Request): Buffer {
    return hashToken(readCookie(this.environment, request, 'sid') ?? '');
  }

  private async end(request: Request) {
    const token = readCookie(this.environment, request, 'sid');
    if (token) await this.sessions.signOut(token);
  }
}
