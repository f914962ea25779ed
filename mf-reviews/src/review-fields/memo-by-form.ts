import type { ContractForm } from '@home-truths/platform/forms';
import { type ComponentType, memo } from 'react';
import type { ReviewValues } from './review-values.ts';

interface FormProps {
  form: ContractForm<ReviewValues>;
}

/**
 * Memoises a component by the form's control: it re-renders when the values it watches change, not whenever the form
 * does. The form is a new object on each render, while its control is stable.
 */
export const memoByForm = <Props extends FormProps>(Part: ComponentType<Props>) =>
  memo(Part, (before, after) => before.form.control === after.form.control);
