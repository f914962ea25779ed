import { defineEntity, p } from '@mikro-orm/core';
import { PropertyMerge } from '../properties/property-merge.entity.ts';

const MergeMoveSchema = defineEntity({
  name: 'MergeMove',
  properties: {
    merge: () => p.manyToOne(PropertyMerge).primary().deleteRule('cascade').ref(),
    tableName: p.text().primary(),
    /** The primary key, its columns joined by `|`. */
    rowId: p.text().primary(),
  },
});

/** A moved row, for an undo. */
export class MergeMove extends MergeMoveSchema.class {}
MergeMoveSchema.setClass(MergeMove);
