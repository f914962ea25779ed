import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ServerSecrets } from '../accounts/server-secrets.ts';

const KEY_BYTES = 16;

export interface KeyInputs {
  id: number;
  /** Absent for a review without a private link. */
  keyVersion?: number | null | undefined;
}

/** Derives the keys of private links and the marks of browsers from a secret. Keys are never stored. */
@Injectable()
export class ReviewKeys {
  constructor(private readonly secrets: ServerSecrets) {}

  async keyOf({ id, keyVersion }: KeyInputs): Promise<string> {
    return (await this.hmac(`key:${id}:${keyVersion}`)).subarray(0, KEY_BYTES).toString('base64url');
  }

  /** Compares in constant time, so that no key can be guessed byte by byte. */
  async isValidKey(keyInputs: KeyInputs, key: string): Promise<boolean> {
    const [expected, received] = [Buffer.from(await this.keyOf(keyInputs)), Buffer.from(key)];
    const isEqual = received.length === expected.length && timingSafeEqual(received, expected);
    return isEqual && typeof keyInputs.keyVersion === 'number';
  }

  /** @param visitor the id in the visitor cookie, which the browser's mark does not reveal */
  async writerMarkOf(visitor: string): Promise<string> {
    return (await this.hmac(`writer:${visitor}`)).toString('base64url');
  }

  private async hmac(text: string) {
    return createHmac('sha256', await this.secrets.read('review-link'))
      .update(text)
      .digest();
  }
}
