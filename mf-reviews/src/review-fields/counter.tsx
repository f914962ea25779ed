import { type ContractForm, useWatch } from '@home-truths/platform/forms';
import { chakra } from '@home-truths/platform/ui';
import type { ReviewValues } from './review-values.ts';

interface CounterProps {
  form: ContractForm<ReviewValues>;
  name: 'title' | 'content';
  min: number;
  max: number;
}

/** The length of a text, in characters as the server counts them, and its limits. */
export function Counter({ form, name, min, max }: CounterProps) {
  const length = [...useWatch({ control: form.control, name }).trim()].length;
  const text =
    length < min
      ? `At least ${min} characters (${length} so far)`
      : `${length.toLocaleString('en-AU')} of ${max.toLocaleString('en-AU')} characters`;
  return (
    <chakra.span fontVariantNumeric="tabular-nums" color={length > max ? 'danger.fg' : undefined}>
      {text}
    </chakra.span>
  );
}
