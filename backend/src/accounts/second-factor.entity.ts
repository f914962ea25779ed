import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

const SecondFactorSchema = defineEntity({
  name: 'SecondFactor',
  properties: {
    user: () => p.oneToOne(User).owner().primary().deleteRule('cascade').ref(),
    /** The shared secret of the authenticator app, encrypted. */
    secret: p.blob(),
    /** Absent until a first code was entered. */
    confirmedAt: p.datetime().nullable(),
    /** The time step of the last code that was used; it and all before it are no longer accepted. */
    lastStep: p.integer().default(0),
    /** SHA-256 of the recovery codes that were not used yet. */
    recoveryCodes: p.array(),
  },
});

/** An administrator's authenticator app. */
export class SecondFactor extends SecondFactorSchema.class {}
SecondFactorSchema.setClass(SecondFactor);
