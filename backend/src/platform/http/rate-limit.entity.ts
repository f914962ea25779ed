import { defineEntity, p } from '@mikro-orm/core';

const RateLimitSchema = defineEntity({
  name: 'RateLimit',
  properties: {
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    /** Milliseconds since 1970; null for counts by the database's day. */
    expire: p.bigint().nullable(),
  },
});

/** How many calls a key has made within a window; for `shared-limiter.ts` and `guest-limits.ts` alone. */
export class RateLimit extends RateLimitSchema.class {}
RateLimitSchema.setClass(RateLimit);
