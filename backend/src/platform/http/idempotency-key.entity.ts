import { defineEntity, p } from '@mikro-orm/core';

const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  properties: {
    key: p.text().primary(),
    /** SHA-256 of caller, route and content: the same key with anything else is a mistake of the caller. */
    requestHash: p.blob(),
    status: p.integer().nullable(),
    /** `json`, not `jsonb`: the retry gets exactly the same text. */
    reply: p.json<unknown>().columnType('json').nullable(),
    createdAt: p.datetime().defaultRaw('now()').index(),
  },
});

/** A completed write, so that a retry gets the same response. Stored for a day. */
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);
