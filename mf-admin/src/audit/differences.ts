import type { AuditEntry } from '@home-truths/platform/contract';
import { fieldLabel, valueText } from './labels.ts';

/** A changed field; a missing value is empty. */
export interface Difference {
  name: string;
  label: string;
  before: string;
  after: string;
}

/** Returns the fields that differ; all if there is no `before` or `after`. */
export function changedFields({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Difference[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map(name => ({
      name,
      label: fieldLabel(name),
      before: valueText(name, before?.[name]),
      after: valueText(name, after?.[name]),
    }))
    .filter(difference => difference.before !== difference.after);
}

const LONG_TEXT = 60;

/** Returns true for texts whose words are compared; shorter values are shown whole. */
export const isLong = ({ before, after }: Pick<Difference, 'before' | 'after'>) =>
  before !== '' && after !== '' && Math.max(before.length, after.length) > LONG_TEXT;
