import { createHash } from 'node:crypto';
import { ALREADY_SENT, type ErrorCode } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  BadRequestException,
  ConflictException,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { isDatabaseUnavailable } from '../database/failures.ts';
import { Hourly } from '../database/hourly.ts';
import { preparedQuery, query } from '../database/query.ts';
import { sql } from '../database/sql.ts';
import { db } from '../database/tables.ts';

/** The result of a write, as it was first sent. */
export interface WriteResult {
  status: number;
  reply: unknown;
}

/** A call that is executed once: its key, and a hash of everything else that identifies the request. */
export interface IdempotentCall {
  key: string;
  requestHash: Buffer;
}

declare global {
  namespace Express {
    interface Request {
      idempotentCall?: IdempotentCall;
    }
  }
}

/** A handler that stores the key of its call itself, with its reply, in the statement of its write. */
export const StoresKey = Reflector.createDecorator<void, true>({ transform: () => true });

/** What a handler that stores its key has to store; undefined where the call has none. */
export const CurrentCall = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().idempotentCall,
);

const KEY_PATTERN = /^[\x21-\x7e]{8,100}$/;

/**
 * A call by its key and everything that identifies its request.
 * @throws BadRequestException for a key of the wrong form
 */
export function idempotentCall(key: string, request: readonly unknown[]): IdempotentCall {
  if (!KEY_PATTERN.test(key))
    throw new BadRequestException('Idempotency-Key must be 8 to 100 visible characters');
  return { key, requestHash: createHash('sha256').update(JSON.stringify(request)).digest() };
}

/** No row where the key is known; waits for a transaction that is storing it. */
const insertKey = ({ key, requestHash }: IdempotentCall) => sql`
  insert into idempotency_key (key, request_hash) values (${key}, ${requestHash})
  on conflict do nothing returning key`;

const storeResult = ({ key }: IdempotentCall, { status, reply }: WriteResult) => sql`
  update idempotency_key set status = ${status}::int, reply = ${JSON.stringify(reply)}::json where key = ${key}`;

const findResult = ({ key }: IdempotentCall) => sql<{
  requestHash: Buffer;
  status: number | null;
  reply: unknown;
}>`
  select request_hash as "requestHash", status, reply from idempotency_key where key = ${key}`;

/** Executes a write once, however often it is sent. */
@Injectable()
export class Idempotency {
  constructor(private readonly em: EntityManager) {}

  /**
   * Does the work and stores its result, in one transaction; or returns the stored result. A second request with the
   * same key waits for the first one's transaction. Work that fails is not stored: it may be retried.
   * @throws ConflictException for a key that was used for another request
   */
  once(call: IdempotentCall, work: () => Promise<WriteResult>): Promise<WriteResult & { isRepeat: boolean }> {
    return this.em.transactional(async em => {
      const inserted = await preparedQuery(em, insertKey(call));
      const earlier = inserted.length === 0 ? await storedResult(em, call) : undefined;
      if (earlier) return { ...earlier, isRepeat: true };
      const result = await work();
      await preparedQuery(em, storeResult(call, result));
      return { ...result, isRepeat: false };
    });
  }

  /**
   * The same for work that stores its key and result itself, in the statement of its write, and fails where the key is
   * stored already: the stored result is looked for then.
   * @throws ConflictException for a key that was used for another request
   */
  async onceStored(
    call: IdempotentCall,
    work: () => Promise<WriteResult>,
  ): Promise<WriteResult & { isRepeat: boolean }> {
    try {
      return { ...(await work()), isRepeat: false };
    } catch (error) {
      const stored = isDatabaseUnavailable(error) ? undefined : await storedResult(this.em, call);
      if (!stored) throw error;
      return { ...stored, isRepeat: true };
    }
  }

  /** Deletes results older than a day. */
  @Hourly('deleting old results')
  async sweep(): Promise<void> {
    const isOld = sql<boolean>`created_at < now() - interval '1 day'`;
    await query(this.em.fork(), db.deleteFrom('idempotency_key').where(isOld));
  }
}

async function storedResult(em: EntityManager, call: IdempotentCall): Promise<WriteResult | undefined> {
  const [stored] = await preparedQuery(em, findResult(call));
  if (stored && !call.requestHash.equals(stored.requestHash))
    throw new ConflictException(ALREADY_SENT, { errorCode: 'already_sent' satisfies ErrorCode });
  return stored && { status: stored.status ?? 200, reply: stored.reply };
}
