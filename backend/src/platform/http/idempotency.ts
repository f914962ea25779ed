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

export interface WriteResult {
  status: number;
  reply: unknown;
}

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

/** Marks a handler that stores its key and reply itself, in the statement of its write. */
export const StoresKey = Reflector.createDecorator<void, true>({ transform: () => true });

/** Injects the call for a handler with `StoresKey`; undefined if the caller sent no key. */
export const CurrentCall = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().idempotentCall,
);

const KEY_PATTERN = /^[\x21-\x7e]{8,100}$/;

export function idempotentCall(key: string, request: readonly unknown[]): IdempotentCall {
  if (!KEY_PATTERN.test(key))
    throw new BadRequestException('Idempotency-Key must be 8 to 100 visible characters');
  return { key, requestHash: createHash('sha256').update(JSON.stringify(request)).digest() };
}

/** Returns no row if the key is known; waits for a transaction that is storing the same key. */
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

@Injectable()
export class Idempotency {
  constructor(private readonly em: EntityManager) {}

  /**
   * Does the work and stores its result in one transaction, or returns the stored result.
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

  /** Does work that stores its result itself (`StoresKey`) and fails if the key exists; then returns that result. */
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

  @Hourly('deleting old results')
  async sweep(): Promise<void> {
    const old = sql<boolean>`created_at < now() - interval '1 day'`;
    await query(this.em.fork(), db.deleteFrom('idempotency_key').where(old));
  }
}

async function storedResult(em: EntityManager, call: IdempotentCall): Promise<WriteResult | undefined> {
  const [stored] = await preparedQuery(em, findResult(call));
  if (stored && !call.requestHash.equals(stored.requestHash))
    throw new ConflictException(ALREADY_SENT, { errorCode: 'already_sent' satisfies ErrorCode });
  // null only in an open transaction, which nobody else sees
  return stored && { status: stored.status ?? 200, reply: stored.reply };
}
