import { defineEntity, p } from '@mikro-orm/core';
import { sqlChecks } from '../platform/database/constraints.ts';
import { Property } from '../properties/property.entity.ts';

const MergeCandidateSchema = defineEntity({
  name: 'MergeCandidate',
  properties: {
    a: () => p.manyToOne(Property).primary().deleteRule('cascade').ref(),
    b: () => p.manyToOne(Property).primary().deleteRule('cascade').index().ref(),
    why: p.text(),
  },
  checks: sqlChecks({ merge_candidate_why_check: `why in ('postcode', 'range', 'block', 'name')` }),
});

/** Properties that the last hourly search found to be possible duplicates. */
export class MergeCandidate extends MergeCandidateSchema.class {}
MergeCandidateSchema.setClass(MergeCandidate);
