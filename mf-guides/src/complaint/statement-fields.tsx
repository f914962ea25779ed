import { HARMED, LIMITS } from '@home-truths/platform/contract';
import { type ContractForm, Field, TextArea } from '@home-truths/platform/forms';
import { Options } from '@home-truths/platform/page';
import { Box, chakra, Input, Select, Text } from '@home-truths/platform/ui';
import { fieldRecipe } from '@home-truths/platform/ui/recipes';
import type { ComplaintValues } from './complaint-values.ts';

const CheckboxRow = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    '& input': { ...fieldRecipe.base?.checkbox, w: '6', h: '6', mt: '0.5' },
    '& label': { display: 'block', fontWeight: '600', cursor: 'pointer' },
  },
});

interface StatementFieldsProps {
  form: ContractForm<ComplaintValues>;
}

/** The declaration that the law requires. */
function ConsidersField({ form }: StatementFieldsProps) {
  const id = `${form.id}-considers`;
  const message = form.formState.errors.considers?.message;
  return (
    <Box>
      <CheckboxRow>
        <input
          id={id}
          type="checkbox"
          aria-required
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-wrong` : undefined}
          defaultChecked={form.defaultValues.considers}
          {...form.register('considers')}
        />
        <label htmlFor={id}>I consider these words to be defamatory.</label>
      </CheckboxRow>
      {message && (
        <Text id={`${id}-wrong`} mt="1.5" color="danger.fg" fontWeight="500" textStyle="meta">
          {message}
        </Text>
      )}
    </Box>
  );
}

const upTo = (max: number) => `Up to ${max.toLocaleString('en-AU')} characters.`;

export const StatementFields = ({ form }: StatementFieldsProps) => (
  <>
    <Field form={form} name="name" label="Your name">
      {control => <Input autoComplete="name" {...control} />}
    </Field>
    <Field form={form} name="harmed" label="Who does it harm?">
      {control => (
        <Select {...control}>
          <option value="">Choose one</option>
          <Options options={HARMED} />
        </Select>
      )}
    </Field>
    <Field
      form={form}
      name="page"
      label="Which review or page is it?"
      help="For example, Review 41 or /property/7"
    >
      {control => <Input {...control} />}
    </Field>
    <Field
      form={form}
      name="quotation"
      label="The exact words you’re complaining about"
      help={upTo(LIMITS.quotation.max)}
    >
      {control => <TextArea {...control} dir="auto" />}
    </Field>
    <Field
      form={form}
      name="untrue"
      label="What’s untrue, and what’s the truth?"
      help={upTo(LIMITS.untrue.max)}
    >
      {control => <TextArea {...control} dir="auto" />}
    </Field>
    <Field form={form} name="harm" label="What harm has it caused, or is it likely to cause?" optional>
      {control => <TextArea {...control} dir="auto" />}
    </Field>
    <Field form={form} name="email" label="Email" help="So we can tell you our decision.">
      {control => <Input type="email" autoComplete="email" inputMode="email" {...control} />}
    </Field>
    <ConsidersField form={form} />
  </>
);
