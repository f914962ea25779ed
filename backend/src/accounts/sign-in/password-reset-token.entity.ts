import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../user.entity.ts';

const PasswordResetTokenSchema = defineEntity({
  name: 'PasswordResetToken',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index().ref(),
    /** SHA-256 of the token in the mail. */
    token: p.blob().unique(),
    expiresAt: p.datetime(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

export class PasswordResetToken extends PasswordResetTokenSchema.class {}
PasswordResetTokenSchema.setClass(PasswordResetToken);
