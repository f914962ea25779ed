import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../database/database.ts';

/** How long a visitor stays the same visitor. */
export const VISITOR_MS = 365 * 24 * 60 * 60 * 1_000;

/** Keeps the first secret ever offered, whoever else starts at the same moment. */
const keepSecret = (offered: Buffer): Statement => ({
  text: `
    with kept as (
      insert into server_secret (name, value) values ('visitor', $1) on conflict do nothing returning value
    )
    select value from kept union all select value from server_secret where name = 'visitor' limit 1`,
  values: [offered],
});

/** People without an account, told apart by a signed random cookie (decision 16). */
@Injectable()
export class VisitorsService {
  private secret: Promise<Buffer> | undefined;

  constructor(private readonly database: Database) {}

  /** A new visitor: the value for the cookie. */
  async issue(): Promise<{ id: string; cookie: string }> {
    const id = randomUUID();
    return { id, cookie: `${id}.${(await this.sign(id)).toString('base64url')}` };
  }

  /** The visitor of a cookie; nobody when it was not signed by us. */
  async read(cookie: string): Promise<string | null> {
    const [id = '', signature = ''] = cookie.split('.');
    const given = Buffer.from(signature, 'base64url');
    const right = await this.sign(id);
    return given.length === right.length && timingSafeEqual(given, right) ? id : null;
  }

  /** A keyed hash: without the secret its text cannot be found by trying all that there are. */
  async hash(text: string): Promise<string> {
    return (await this.sign(text)).toString('base64url');
  }

  private async sign(id: string) {
    this.secret ??= this.readSecret();
    return createHmac('sha256', await this.secret)
      .update(id)
      .digest();
  }

  private async readSecret() {
    try {
      return (
        (await this.offerSecret()) ?? (await this.offerSecret()) ?? Promise.reject(new Error('No secret'))
      );
    } catch (error) {
      this.secret = undefined;
      throw error;
    }
  }

  /** Nothing comes back when another process inserted at the very same moment; the second look finds its row. */
  private async offerSecret() {
    const [row] = await this.database.rows<{ value: Buffer }>(keepSecret(randomBytes(32)));
    return row?.value;
  }
}
