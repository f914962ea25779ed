import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../database/database.ts';

/** Keeps the first secret ever offered, whoever else starts at the same moment. */
const keepSecret = (offered: Buffer): Statement => ({
  text: `
    with kept as (
      insert into server_secret (name, value) values ('visitor', $1) on conflict do nothing returning value
    )
    select value from kept union all select value from server_secret where name = 'visitor' limit 1`,
  values: [offered],
});

/** Signs what browsers keep for us, with a secret that all processes share. */
@Injectable()
export class Signatures {
  private secret: Promise<Buffer> | undefined;

  constructor(private readonly database: Database) {}

  /** The HMAC-SHA-256 of a text, in base64url. */
  async sign(text: string): Promise<string> {
    this.secret ??= this.readSecret();
    return createHmac('sha256', await this.secret)
      .update(text)
      .digest('base64url');
  }

  /** Whether a text was signed by us; takes the same time for each signature. */
  async isSigned(text: string, signature: string): Promise<boolean> {
    const given = Buffer.from(signature, 'base64url');
    const right = Buffer.from(await this.sign(text), 'base64url');
    return given.length === right.length && timingSafeEqual(given, right);
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
