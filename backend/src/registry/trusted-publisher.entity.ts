import type { ReleaseRight } from '@home-truths/contract/schemas';
import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.ts';

export type ProviderName = 'github' | 'gitlab';
type ConditionKind = 'branch' | 'tag' | 'environment';

const TrustedPublisherSchema = defineEntity({
  name: 'TrustedPublisher',
  properties: {
    id: p.integer().primary(),
    /** Such as `mf_search`. */
    remote: p.text(),
    provider: p.text().$type<ProviderName>(),
    /** Such as `https://gitlab.com`: what its tokens name, and below which its keys are. */
    issuer: p.text(),
    /** The number of the repository or project, which alone decides: a name can be given away. */
    repositoryId: p.text(),
    /** Its name, which is shown. */
    repository: p.text(),
    conditionKind: p.text().$type<ConditionKind>(),
    /** A branch, an environment, or a pattern of tags such as `v*`. */
    condition: p.text(),
    rights: p.array().columnType('text[]').$type<ReleaseRight[]>(),
    createdAt: p.datetime().defaultRaw('now()'),
    /** Null for the operator and deleted accounts. */
    createdBy: () => p.manyToOne(User).nullable().deleteRule('set null').index().ref(),
    lastUsedAt: p.datetime().nullable(),
    removedAt: p.datetime().nullable(),
  },
});

/** A repository whose pipelines release a remote without a stored secret. */
export class TrustedPublisher extends TrustedPublisherSchema.class {}
TrustedPublisherSchema.setClass(TrustedPublisher);
