import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import type { Elements } from '../ui/elements.ts';
import { FormError } from './form-error.tsx';
import type { ContractForm } from './use-contract-form.ts';

interface FormProps<Values extends FieldValues> extends Omit<ComponentProps<typeof chakra.form>, 'children'> {
  form: ContractForm<Values>;
  /** `null` if the form shows its error itself. */
  formError?: Elements;
  children: Elements;
}

const NoScriptMessage = chakra('p', {
  base: { display: 'none', '@media (scripting: none)': { display: 'block', mt: '4', fontWeight: '600' } },
});

/**
 * `method` keeps values out of the URL before hydration; `data-dirty` prevents automatic reloads. The first focus
 * fetches validation code.
 */
export const Form = <Values extends FieldValues>({
  form,
  formError = <FormError form={form} mb="5" />,
  children,
  ...formProps
}: FormProps<Values>) => {
  // separate, so that the first change does not render the fields again
  const { isDirty } = useFormState({ control: form.control });
  const element = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a field that had the focus before hydration
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) form.preloadSchema();
  }, []);
  return (
    <chakra.form
      ref={element}
      id={form.id}
      method="post"
      noValidate
      onSubmit={form.submit}
      onFocus={form.preloadSchema}
      data-dirty={isDirty || undefined}
      {...formProps}
    >
      {formError}
      {children}
      <NoScriptMessage>This form needs JavaScript, which is switched off in this browser.</NoScriptMessage>
    </chakra.form>
  );
};

const subscribeNever = () => () => {};

/** Restores the focus that a button lost by being disabled, unless another element has it. */
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
  submittingLabel: string;
  children: ReactNode;
}

/** Only looks disabled before hydration, after which the shell’s `early-actions.ts` repeats clicks. */
export function SubmitButton<Values extends FieldValues>({
  form,
  submittingLabel,
  children,
  ...buttonProps
}: SubmitButtonProps<Values>) {
  const { isSubmitting } = useFormState({ control: form.control });
  const isHydrated = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
  const button = useRestoredFocus(isSubmitting);
  return (
    <Button
      ref={button}
      type="submit"
      disabled={isSubmitting}
      aria-disabled={!isHydrated || undefined}
      // `LazyPart` removes the attribute if it is deferred
      suppressHydrationWarning
      {...buttonProps}
    >
      {isSubmitting ? submittingLabel : children}
    </Button>
  );
}
