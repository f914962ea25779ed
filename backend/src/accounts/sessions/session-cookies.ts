import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ENVIRONMENT, type Environment } from '../../environment.ts';
import { readCookie, setCookie } from '../../platform/http/cookies.ts';
import { hashToken } from '../tokens.ts';
import { SessionsService } from './sessions.service.ts';

/** The longest session; the database decides when one expires. */
const SESSION_COOKIE_MS = 30 * 24 * 60 * 60 * 1_000;

/** Sets and clears the session cookie of a browser; the session of its previous cookie ends. */
@Injectable()
export class SessionCookies {
  constructor(
    private readonly sessions: SessionsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async set(request: Request, response: Response, token: string): Promise<void> {
    await this.deleteSession(request);
    setCookie(this.environment, response, { name: 'sid', value: token, maxAge: SESSION_COOKIE_MS });
  }

  async clear(request: Request, response: Response): Promise<void> {
    await this.deleteSession(request);
    setCookie(this.environment, response, { name: 'sid', value: '', maxAge: 0 });
  }

  tokenHash(request: Request): Buffer {
    return hashToken(readCookie(this.environment, request, 'sid') ?? '');
  }

  private async deleteSession(request: Request) {
    const token = readCookie(this.environment, request, 'sid');
    if (token) await this.sessions.signOut(token);
  }
}
