import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/**
 * Encrypts a value with AES-256-GCM under a nonce of its own, which stands in front of it.
 * @param owner whose value it is; it opens for nobody else's id
 */
export function seal(key: Buffer, value: Buffer, owner: number): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(String(owner)));
  return Buffer.concat([nonce, cipher.update(value), cipher.final(), cipher.getAuthTag()]);
}

/**
 * Decrypts what `seal` gave.
 * @throws Error when the value was changed, or the key or the owner is another
 */
export function unseal(key: Buffer, sealed: Buffer, owner: number): Buffer {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(String(owner)))
    .setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]);
}
