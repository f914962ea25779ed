import { defineEntity, p } from '@mikro-orm/core';

const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  properties: {
    key: p.text().primary(),
    /** SHA-256 of caller, route and content, since a key must not be used for another request. */
    requestHash: p.blob(),
    status: p.integer().nullable(),
    /** `json` keeps the exact text, unlike `jsonb`. */
    reply: p.json<unknown>().columnType('json').nullable(),
    createdAt: p.datetime().defaultRaw('now()').index(),
  },
});

/** The response to a write, stored for a day so that a retry gets it again. */
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);
