import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../user.entity.ts';

const EmailConfirmationSchema = defineEntity({
  name: 'EmailConfirmation',
  properties: {
    user: () => p.oneToOne(User).owner().primary().deleteRule('cascade').ref(),
    /** The account's email, or the new one that will replace it. */
    email: p.text(),
    /** SHA-256 of the mailed token; null until the mail is written. */
    token: p.blob().unique().nullable(),
    expiresAt: p.datetime(),
  },
});

export class EmailConfirmation extends EmailConfirmationSchema.class {}
EmailConfirmationSchema.setClass(EmailConfirmation);
