import type { ContractForm } from '@home-truths/platform/forms';
import { type ComponentType, memo } from 'react';
import type { ReviewValues } from './review-values.ts';

interface FieldProps {
  form: ContractForm<ReviewValues>;
}

/** Memoises a field by the form's stable `control`: it renders again only if a watched value changes. */
export const memoByForm = (Field: ComponentType<FieldProps>) =>
  memo(Field, (before, after) => before.form.control === after.form.control);
