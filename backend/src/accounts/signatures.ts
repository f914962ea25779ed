import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ServerSecrets } from './server-secrets.ts';

/** Signs what browsers keep for us, with a secret that all processes share. */
@Injectable()
export class Signatures {
  constructor(private readonly secrets: ServerSecrets) {}

  /** The HMAC-SHA-256 of a text, in base64url. */
  async sign(text: string): Promise<string> {
    return createHmac('sha256', await this.secrets.read('visitor'))
      .update(text)
      .digest('base64url');
  }

  /** Whether a text was signed by us; takes the same time for each signature. */
  async isSigned(text: string, signature: string): Promise<boolean> {
    const given = Buffer.from(signature, 'base64url');
    const right = Buffer.from(await this.sign(text), 'base64url');
    return given.length === right.length && timingSafeEqual(given, right);
  }
}
