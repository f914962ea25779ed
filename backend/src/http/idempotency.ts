import { createHash } from 'node:crypto';
import { ALREADY_SENT, type ErrorCode } from '@home-truths/contract';
import { EntityManager, sql } from '@mikro-orm/postgresql';
import { BadRequestException, ConflictException, Injectable } from '@nestjs/common';
import { Hourly } from '../database/hourly.ts';
import { rowsIn } from '../database/rows-in.ts';
import { statement } from '../database/statement.ts';
import { IdempotencyKey } from './idempotency-key.entity.ts';

/** The result of a write, as it was first sent. */
export interface WriteResult {
  status: number;
  reply: unknown;
}

const KEY_PATTERN = /^[\x21-\x7e]{8,100}$/;

/** No row where the key is known; waits for a transaction that is storing it. */
const insertKey = (key: string, requestHash: Buffer) => statement`
  insert into idempotency_key (key, request_hash) values (${key}, ${requestHash})
  on conflict do nothing returning key`;

/** Executes a write once, however often it is sent (decision 131). */
@Injectable()
export class Idempotency {
  constructor(private readonly em: EntityManager) {}

  /**
   * Does the work and stores its result, in one transaction; or returns the stored result. A second request with the
   * same key waits for the first one's transaction. Work that fails is not stored: it may be retried.
   * @param request everything that identifies the request
   * @throws BadRequestException for a key of the wrong form, ConflictException for a key that was used for another
   * request
   */
  async once(
    key: string,
    request: readonly unknown[],
    work: () => Promise<WriteResult>,
  ): Promise<WriteResult & { isRepeat: boolean }> {
    if (!KEY_PATTERN.test(key))
      throw new BadRequestException('Idempotency-Key must be 8 to 100 visible characters');
    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest();
    return this.em.transactional(async em => {
      const inserted = await rowsIn(em, insertKey(key, requestHash));
      if (inserted.length === 0) return { ...(await storedResult(em, key, requestHash)), isRepeat: true };
      const result = await work();
      await em.nativeUpdate(IdempotencyKey, { key }, result);
      return { ...result, isRepeat: false };
    });
  }

  /** Deletes results older than a day. */
  @Hourly('deleting old results')
  async sweep(): Promise<void> {
    const isOld = { createdAt: { $lt: sql`now() - interval '1 day'` } };
    await this.em.fork().nativeDelete(IdempotencyKey, isOld);
  }
}

async function storedResult(em: EntityManager, key: string, requestHash: Buffer): Promise<WriteResult> {
  const stored = await em.findOneOrFail(IdempotencyKey, { key });
  if (!requestHash.equals(stored.requestHash))
    throw new ConflictException(ALREADY_SENT, { errorCode: 'already_sent' satisfies ErrorCode });
  return { status: stored.status ?? 200, reply: stored.reply };
}
