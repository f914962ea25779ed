import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Signatures } from '../signatures.ts';

export const VISITOR_COOKIE_MS = 365 * 24 * 60 * 60 * 1_000;

/** Identifies people without an account by a signed random cookie. */
@Injectable()
export class VisitorsService {
  constructor(private readonly signatures: Signatures) {}

  async issue(): Promise<{ id: string; cookie: string }> {
    const id = randomUUID();
    return { id, cookie: `${id}.${await this.signatures.sign(id)}` };
  }

  async read(cookie: string): Promise<string | null> {
    const [id = '', signature = ''] = cookie.split('.');
    return (await this.signatures.isSigned(id, signature)) ? id : null;
  }
}
