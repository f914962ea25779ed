import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../user.entity.ts';

const SecondFactorSchema = defineEntity({
  name: 'SecondFactor',
  properties: {
    user: () => p.oneToOne(User).owner().primary().deleteRule('cascade').ref(),
    /** The shared secret of the authenticator app, encrypted. */
    secret: p.blob(),
    /** Null until a first code was entered. */
    confirmedAt: p.datetime().nullable(),
    /** The time step of the last used code (30 seconds each); codes up to it are rejected. */
    lastStep: p.integer().default(0),
    /** SHA-256 of the unused recovery codes. */
    recoveryCodes: p.array(),
  },
});

export class SecondFactor extends SecondFactorSchema.class {}
SecondFactorSchema.setClass(SecondFactor);
