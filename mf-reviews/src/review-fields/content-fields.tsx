import { LIMITS, storedLength, visibleLength } from '@home-truths/platform/contract';
import { type ContractForm, Field, TextArea, useWatch } from '@home-truths/platform/forms';
import { chakra, Input } from '@home-truths/platform/ui';
import type { ReviewValues } from './review-values.ts';

interface CounterProps {
  form: ContractForm<ReviewValues>;
  name: 'title' | 'content';
  min: number;
  max: number;
}

/** Counts characters as the server does. */
function Counter({ form, name, min, max }: CounterProps) {
  const typed = useWatch({ control: form.control, name });
  const visible = visibleLength(typed);
  const stored = storedLength(typed);
  // the error says the minimum
  if (visible < min && form.formState.errors[name]) return null;
  const text =
    visible < min
      ? `At least ${min} characters (${visible} so far)`
      : `${stored.toLocaleString('en-AU')} of ${max.toLocaleString('en-AU')} characters`;
  return <chakra.span color={stored > max ? 'danger.fg' : undefined}>{text}</chakra.span>;
}

export const ContentFields = ({ form }: { form: ContractForm<ReviewValues> }) => (
  <>
    <Field
      form={form}
      name="title"
      label="Title"
      help={<Counter form={form} name="title" {...LIMITS.title} />}
    >
      {control => <Input autoComplete="off" placeholder="Sum it up in one line" {...control} />}
    </Field>
    <Field
      form={form}
      name="content"
      label="Your review"
      help={<Counter form={form} name="content" {...LIMITS.content} />}
    >
      {control => (
        <TextArea
          placeholder="What was it like? Think about light, noise, neighbours, repairs and bills."
          {...control}
        />
      )}
    </Field>
  </>
);
