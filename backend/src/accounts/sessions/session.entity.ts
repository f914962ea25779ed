import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../user.entity.ts';

const SessionSchema = defineEntity({
  name: 'Session',
  properties: {
    /** SHA-256 of the cookie's token: a stolen table opens no session. */
    tokenHash: p.blob().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index().ref(),
    createdAt: p.datetime().defaultRaw('now()'),
    /** The time of the last security code. */
    secondFactorAt: p.datetime().nullable(),
    lastSeenAt: p.datetime().defaultRaw('now()').index(),
  },
});

export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);
