import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ENVIRONMENT, type Environment } from '../../environment.ts';
import { readCookie, setCookie } from '../../platform/http/cookies.ts';
import type { KnownBrowser, Person } from '../../platform/http/person.ts';
import { Signatures } from '../signatures.ts';

const BROWSER_COOKIE_MS = 365 * 24 * 60 * 60 * 1_000;

export const accountKey = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');

/** Returns a session as a known browser, which has a budget of password guesses of its own. */
export const browserOfSession = ({ user, session }: Pick<Person, 'user' | 'session'>): KnownBrowser | null =>
  user && session ? { id: session.toString('base64url'), account: accountKey(user.email) } : null;

/** Records sign-ins in a signed cookie, so that guesses elsewhere cannot lock the owner out. */
@Injectable()
export class KnownBrowsers {
  constructor(
    private readonly signatures: Signatures,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async remember(response: Response, email: string): Promise<void> {
    const content = `${accountKey(email)}.${randomBytes(16).toString('base64url')}`;
    const value = `${content}.${await this.signatures.sign(signatureInput(content))}`;
    setCookie(this.environment, response, { name: 'browser', value, maxAge: BROWSER_COOKIE_MS });
  }

  async read(request: Request): Promise<KnownBrowser | null> {
    const cookie = readCookie(this.environment, request, 'browser');
    const [account = '', id = '', signature = ''] = cookie?.split('.') ?? [];
    const isSignedByUs =
      signature && (await this.signatures.isSigned(signatureInput(`${account}.${id}`), signature));
    return isSignedByUs ? { id, account } : null;
  }
}

/** The prefix makes the signature invalid in other cookies. */
const signatureInput = (content: string) => `browser:${content}`;
