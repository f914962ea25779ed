import type { ContractForm } from '@home-truths/platform/forms';
import { type ComponentType, memo } from 'react';
import type { ReviewValues } from './review-values.ts';

interface OfForm {
  form: ContractForm<ReviewValues>;
}

/**
 * A component that renders when what it watches changes, and not whenever the form does: a form is another object
 * on each render, though its control stays.
 */
export const memoByForm = <Props extends OfForm>(Part: ComponentType<Props>) =>
  memo(Part, (before, after) => before.form.control === after.form.control);
