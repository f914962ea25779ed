import { createHash } from 'node:crypto';
import { ALREADY_SENT } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { BadRequestException, ConflictException, Injectable, type OnModuleInit } from '@nestjs/common';
import { hourly } from '../database/hourly.ts';
import { IdempotencyKey } from './idempotency-key.entity.ts';

/** An answer as it was first given. */
export interface Answer {
  status: number;
  reply: unknown;
}

const KEY = /^[\x21-\x7e]{8,100}$/;

/** Lets a write happen once, however often it is sent (decision 131). */
@Injectable()
export class Idempotency implements OnModuleInit {
  constructor(private readonly em: EntityManager) {}

  /**
   * Does the work and keeps its answer, in one transaction; or gives the answer kept earlier. A second request
   * with the same key waits for the first one's transaction. Work that fails leaves no trace: it may be retried.
   * @param request everything that makes the request this request
   * @throws BadRequestException for a key of the wrong form, ConflictException for a key used for something else
   */
  async once(
    key: string,
    request: readonly unknown[],
    work: () => Promise<Answer>,
  ): Promise<Answer & { isRepeat: boolean }> {
    if (!KEY.test(key)) throw new BadRequestException('Idempotency-Key must be 8 to 100 visible characters');
    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest();
    return this.em.transactional(async em => {
      const isNew = await em.execute(
        `insert into idempotency_key (key, request_hash) values (?, decode(?, 'hex')) on conflict do nothing returning key`,
        [key, requestHash.toString('hex')],
      );
      if (isNew.length === 0) return { ...(await earlier(em, key, requestHash)), isRepeat: true };
      const answer = await work();
      await em.nativeUpdate(IdempotencyKey, { key }, answer);
      return { ...answer, isRepeat: false };
    });
  }

  /** Forgets answers older than a day. */
  async sweep(): Promise<void> {
    const em = this.em.fork();
    await em.execute(`delete from idempotency_key where created_at < now() - interval '1 day'`);
  }

  onModuleInit() {
    hourly('forgetting old answers', () => this.sweep());
  }
}

async function earlier(em: EntityManager, key: string, requestHash: Buffer): Promise<Answer> {
  const kept = await em.findOneOrFail(IdempotencyKey, { key });
  if (!requestHash.equals(kept.requestHash)) throw new ConflictException(ALREADY_SENT);
  return { status: kept.status ?? 200, reply: kept.reply };
}
