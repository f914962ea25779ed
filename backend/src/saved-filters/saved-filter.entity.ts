import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.ts';
import { sqlChecks, sqlIndexes } from '../platform/database/constraints.ts';

const SavedFilterSchema = defineEntity({
  name: 'SavedFilter',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').ref(),
    /** The list of the console, such as `leads`. */
    list: p.text(),
    name: p.text(),
    filters: p.json<Record<string, string>>(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
  checks: sqlChecks({ saved_filter_name_check: 'char_length(name) between 1 and 60' }),
  indexes: sqlIndexes('create unique index saved_filter_name_unique on saved_filter (user_id, lower(name))'),
});

export class SavedFilter extends SavedFilterSchema.class {}
SavedFilterSchema.setClass(SavedFilter);
