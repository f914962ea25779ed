import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.ts';
import { sqlChecks } from '../platform/database/constraints.ts';
import { Property } from './property.entity.ts';

const PropertyMergeSchema = defineEntity({
  name: 'PropertyMerge',
  properties: {
    id: p.integer().primary(),
    from: () => p.manyToOne(Property).deleteRule('cascade').index().ref(),
    into: () => p.manyToOne(Property).deleteRule('cascade').index().ref(),
    reason: p.text(),
    /** Values that an undo restores besides the moved rows, which are in `merge_move`: `MergeChanges`. */
    moved: p.json<object>(),
    /** Null if the site merged by itself, and once the account is deleted. */
    by: () => p.manyToOne(User).nullable().deleteRule('set null').index().ref(),
    at: p.datetime().defaultRaw('now()'),
    undoneAt: p.datetime().nullable(),
  },
  checks: sqlChecks({ property_merge_reason_check: 'char_length(reason) <= 2000' }),
});

export class PropertyMerge extends PropertyMergeSchema.class {}
PropertyMergeSchema.setClass(PropertyMerge);
