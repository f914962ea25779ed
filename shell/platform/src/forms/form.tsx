import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import type { Elements } from '../ui/elements.ts';
import { FormError } from './form-error.tsx';
import type { ContractForm } from './use-contract-form.ts';

interface FormProps<Values extends FieldValues> extends Omit<ComponentProps<typeof chakra.form>, 'children'> {
  form: ContractForm<Values>;
  /** Stands before the fields; `null` where a form shows its refusal itself. */
  refusal?: Elements;
  children: Elements;
}

const WithoutScript = chakra('p', {
  base: { display: 'none', '@media (scripting: none)': { display: 'block', mt: '4', fontWeight: '600' } },
});

/**
 * The form element. Before its script is there nothing it holds can get into an address (decision 165). While it holds
 * words that were not sent it says so (`data-dirty`): no page is loaded anew by itself then. What checks the fields is
 * fetched when the first of them is reached.
 */
export const Form = <Values extends FieldValues>(props: FormProps<Values>) => {
  const { form, refusal = <FormError form={form} mb="5" />, children, ...rest } = props;
  return (
    <chakra.form
      id={form.id}
      method="post"
      noValidate
      onSubmit={form.submit}
      onFocus={form.fetchRules}
      data-dirty={form.formState.isDirty || undefined}
      {...rest}
    >
      {refusal}
      {children}
      <WithoutScript>This form needs JavaScript, which is switched off in this browser.</WithoutScript>
    </chakra.form>
  );
};

const never = () => () => {};

/** A button that was disabled has lost the focus: it gets it back, unless something else has it by now. */
function useRestoredFocus(isSubmitting: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isSubmitting) return;
    return () => {
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [isSubmitting]);
  return button;
}

interface SubmitButtonProps<Values extends FieldValues> extends Omit<ComponentProps<typeof Button>, 'form'> {
  form: ContractForm<Values>;
  /** Its words while the form is being sent, for example `Submitting...`. */
  sending: string;
  children: ReactNode;
}

/** Sends the form; disabled until its script is there, and while it is being sent. */
export function SubmitButton<Values extends FieldValues>(props: SubmitButtonProps<Values>) {
  const { form, sending, children, ...rest } = props;
  const { isSubmitting } = form.formState;
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const button = useRestoredFocus(isSubmitting);
  return (
    <Button ref={button} type="submit" disabled={!isReady || isSubmitting} {...rest}>
      {isSubmitting ? sending : children}
    </Button>
  );
}
