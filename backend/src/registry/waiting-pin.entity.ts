import { defineEntity, p } from '@mikro-orm/core';

const WaitingPinSchema = defineEntity({
  name: 'WaitingPin',
  properties: {
    /** Such as `mf_admin`. A later requested replaces an earlier one. */
    remote: p.text().primary(),
    version: p.text(),
    percent: p.integer(),
    /** The name of the token. */
    askedBy: p.text(),
    askedAt: p.datetime().defaultRaw('now()'),
  },
});

/** A pin of a remote for administrators that a token asked for. */
export class WaitingPin extends WaitingPinSchema.class {}
WaitingPinSchema.setClass(WaitingPin);
