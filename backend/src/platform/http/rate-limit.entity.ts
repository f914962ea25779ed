import { defineEntity, p } from '@mikro-orm/core';

const RateLimitSchema = defineEntity({
  name: 'RateLimit',
  properties: {
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    /** Milliseconds since 1970; null for the counts of `guest-limits.ts`, whose keys contain the day. */
    expire: p.bigint().nullable(),
  },
});

/** The number of calls of a key within a window (`shared-limiter.ts`, `guest-limits.ts`). */
export class RateLimit extends RateLimitSchema.class {}
RateLimitSchema.setClass(RateLimit);
