import { defineEntity, p } from '@mikro-orm/core';

const WaitingPinSchema = defineEntity({
  name: 'WaitingPin',
  properties: {
    /** Such as `mf_admin`. A later request replaces an earlier one. */
    remote: p.text().primary(),
    version: p.text(),
    percent: p.integer(),
    /** True if the canary ends by itself when it fails. */
    watch: p.boolean().nullable(),
    /** The time after which a watched canary is pinned, such as `24h`. */
    promoteAfter: p.text().nullable(),
    /** The name of the token. */
    askedBy: p.text(),
    askedAt: p.datetime().defaultRaw('now()'),
  },
});

/** A pin of a remote for administrators that a token asked for. */
export class WaitingPin extends WaitingPinSchema.class {}
WaitingPinSchema.setClass(WaitingPin);
