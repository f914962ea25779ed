import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SIGNING_KEY } from './server-secret.entity.ts';
import { ServerSecrets } from './server-secrets.ts';

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

@Injectable()
export class Signatures {
  constructor(private readonly secrets: ServerSecrets) {}

  /** Returns the HMAC-SHA-256 of a text in base64url. */
  async sign(text: string): Promise<string> {
    return hmac(await this.secrets.read(SIGNING_KEY), text).toString('base64url');
  }

  /** Accepts the current and the previous key; compares in constant time. */
  async isSigned(text: string, signature: string): Promise<boolean> {
    const received = Buffer.from(signature, 'base64url');
    const keys = [await this.secrets.read(SIGNING_KEY), ...(await this.secrets.readPreviousSigningKeys())];
    const matchingKeys = keys
      .map(key => hmac(key, text))
      .filter(expected => received.length === expected.length && timingSafeEqual(received, expected));
    return matchingKeys.length > 0;
  }
}
