import type { ContractForm } from '@home-truths/platform/forms';
import { type ComponentType, memo } from 'react';
import type { ReviewValues } from './review-values.ts';

interface FormProps {
  form: ContractForm<ReviewValues>;
}

/**
 * Memoises a component by the form's control, which is stable, unlike the form. The component renders again
 * only when the values it watches change.
 */
export const memoByForm = <Props extends FormProps>(Part: ComponentType<Props>) =>
  memo(Part, (before, after) => before.form.control === after.form.control);
