import { LIMITS } from '@home-truths/platform/contract';
import { type ContractForm, Field, TextArea } from '@home-truths/platform/forms';
import { Input } from '@home-truths/platform/ui';
import { Counter } from './counter.tsx';
import type { ReviewValues } from './review-values.ts';

/** Title and review. */
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
