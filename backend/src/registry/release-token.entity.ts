import type { ReleaseRight } from '@home-truths/contract/schemas';
import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.ts';

const ReleaseTokenSchema = defineEntity({
  name: 'ReleaseToken',
  properties: {
    id: p.integer().primary(),
    /** Such as `mf_search`. */
    remote: p.text(),
    name: p.text(),
    rights: p.array().columnType('text[]').$type<ReleaseRight[]>(),
    /** SHA-256 of the token: a stolen table releases nothing. */
    hash: p.blob().unique(),
    endsAt: p.datetime(),
    createdAt: p.datetime().defaultRaw('now()'),
    /** Null for the operator and deleted accounts. */
    createdBy: () => p.manyToOne(User).nullable().deleteRule('set null').index().ref(),
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
    /** The link for development that its holder got last; null once it is used. */
    developLink: p.text().nullable(),
  },
});

/** A token by which a team releases its remote from elsewhere. */
export class ReleaseToken extends ReleaseTokenSchema.class {}
ReleaseTokenSchema.setClass(ReleaseToken);
