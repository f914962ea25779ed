import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

const SessionSchema = defineEntity({
  name: 'Session',
  properties: {
    /** SHA-256 of the token in the cookie: a stolen table gives access to no session. */
    tokenHash: p.blob().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index().ref(),
    createdAt: p.datetime().defaultRaw('now()'),
    /** When a security code was last entered in it. */
    secondFactorAt: p.datetime().nullable(),
    lastSeenAt: p.datetime().defaultRaw('now()').index(),
  },
});

/** A signed-in browser. */
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);
