import { createHash } from 'node:crypto';
import { ALREADY_SENT } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { BadRequestException, ConflictException, Injectable, type OnModuleInit } from '@nestjs/common';
import { hourly } from '../database/hourly.ts';
import { IdempotencyKey } from './idempotency-key.entity.ts';

/** The result of a write, as it was first sent. */
export interface WriteResult {
  status: number;
  reply: unknown;
}

const KEY_PATTERN = /^[\x21-\x7e]{8,100}$/;

/** Executes a write once, however often it is sent (decision 131). */
@Injectable()
export class Idempotency implements OnModuleInit {
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
      const isNew = await em.execute(
        `insert into idempotency_key (key, request_hash) values (?, decode(?, 'hex')) on conflict do nothing returning key`,
        [key, requestHash.toString('hex')],
      );
      if (isNew.length === 0) return { ...(await storedResult(em, key, requestHash)), isRepeat: true };
      const result = await work();
      await em.nativeUpdate(IdempotencyKey, { key }, result);
      return { ...result, isRepeat: false };
    });
  }

  /** Deletes results older than a day. */
  async sweep(): Promise<void> {
    const em = this.em.fork();
    await em.execute(`delete from idempotency_key where created_at < now() - interval '1 day'`);
  }

  onModuleInit() {
    hourly('deleting old results', () => this.sweep());
  }
}

async function storedResult(em: EntityManager, key: string, requestHash: Buffer): Promise<WriteResult> {
  const stored = await em.findOneOrFail(IdempotencyKey, { key });
  if (!requestHash.equals(stored.requestHash)) throw new ConflictException(ALREADY_SENT);
  return { status: stored.status ?? 200, reply: stored.reply };
}
