import { defineEntity, p } from '@mikro-orm/core';

const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  properties: {
    key: p.text().primary(),
    /** SHA-256 of caller, route and content, which detects that a key is used for a different request. */
    requestHash: p.blob(),
    status: p.integer().nullable(),
    /** `json` keeps the exact text for the retry; `jsonb` does not. */
    reply: p.json<unknown>().columnType('json').nullable(),
    createdAt: p.datetime().defaultRaw('now()').index(),
  },
});

/** A completed write, stored for a day so that a retry gets the same response. */
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);
