import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../user.entity.ts';

const SecondFactorSchema = defineEntity({
  name: 'SecondFactor',
  properties: {
    user: () => p.oneToOne(User).owner().primary().deleteRule('cascade').ref(),
    /** The encrypted secret of the authenticator app. */
    secret: p.blob(),
    /** Null until the first code. */
    confirmedAt: p.datetime().nullable(),
    /** The 30-second step of the last used code; codes up to it are rejected. */
    lastStep: p.integer().default(0),
    /** SHA-256 of the unused recovery codes. */
    recoveryCodes: p.array(),
  },
});

export class SecondFactor extends SecondFactorSchema.class {}
SecondFactorSchema.setClass(SecondFactor);
