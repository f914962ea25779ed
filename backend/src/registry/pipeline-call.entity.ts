import { defineEntity, p } from '@mikro-orm/core';

const PipelineCallSchema = defineEntity({
  name: 'PipelineCall',
  properties: {
    issuer: p.text().primary(),
    /** The id of the token, which counts once. */
    jti: p.text().primary(),
    /** SHA-256 of the permission that the gateway got for the token. */
    hash: p.blob().unique(),
    /** Publishers whose conditions the token met. */
    publisherIds: p.array().columnType('int[]').$type<number[]>(),
    /** Such as `GitHub acme/costs, run 7`. */
    author: p.text(),
    repository: p.text(),
    commit: p.text(),
    /** The address of the run. */
    pipeline: p.text(),
    /** The end of the permission; the token is too old by then. */
    endsAt: p.datetime(),
  },
});

/** A call of a pipeline whose token was accepted. */
export class PipelineCall extends PipelineCallSchema.class {}
PipelineCallSchema.setClass(PipelineCall);
