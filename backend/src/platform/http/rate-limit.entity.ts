import { defineEntity, p } from '@mikro-orm/core';

const RateLimitSchema = defineEntity({
  name: 'RateLimit',
  properties: {
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    /** Milliseconds since 1970; null for counts per day of the database. */
    expire: p.bigint().nullable(),
  },
});

/** A key's number of calls within a window; used by `shared-limiter.ts` and `guest-limits.ts` alone. */
export class RateLimit extends RateLimitSchema.class {}
RateLimitSchema.setClass(RateLimit);
