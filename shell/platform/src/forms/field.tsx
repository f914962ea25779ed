import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { Elements } from '../ui/elements.ts';
import { controlRecipe, FieldLabel } from '../ui/fields.tsx';
import { fieldRecipe } from '../ui/recipes.ts';
import type { ContractForm } from './use-contract-form.ts';

export const TextArea = chakra('textarea', {
  ...controlRecipe,
  base: { ...controlRecipe.base, display: 'block', py: '2.5', minH: '32', resize: 'vertical' },
});

const { hint, helperText, errorText } = fieldRecipe.base ?? {};
const Hint = chakra('span', { base: hint });
const Help = chakra('p', { base: helperText });
const ErrorMessage = chakra('p', { base: errorText });

interface ControlProps {
  id: string;
  name: string;
  defaultValue: string | undefined;
  ref: Ref<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>;
  onChange: (event: unknown) => void;
  onBlur: (event: unknown) => void;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps<Values extends FieldValues> {
  form: ContractForm<Values>;
  name: Path<Values> | (keyof Values & string);
  label: string;
  help?: ReactNode;
  optional?: boolean;
  children: (control: ControlProps) => Elements;
}

export function Field<Values extends FieldValues>(props: FieldProps<Values>) {
  const { form, label, help, optional, children } = props;
  const name = props.name as Path<Values>;
  const id = `${form.id}-${name}`;
  // only errors, because other field state would render the form on every key press
  const error = form.formState.errors[name]?.message as string | undefined;
  const describedBy = [error && `${id}-wrong`, help && `${id}-help`].filter(Boolean).join(' ');
  const { onChange, onBlur, ref } = form.register(name);
  return (
    <div>
      <FieldLabel htmlFor={id}>
        <span>{label}</span> {optional && <Hint>(optional)</Hint>}
      </FieldLabel>
      {children({
        id,
        name,
        defaultValue: form.defaultValues[name],
        ref,
        onChange: event => void onChange(event as { target: unknown }),
        onBlur: event => void onBlur(event as { target: unknown }),
        'aria-required': optional ? undefined : true,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && <ErrorMessage id={`${id}-wrong`}>{error}</ErrorMessage>}
      {help && <Help id={`${id}-help`}>{help}</Help>}
    </div>
  );
}
