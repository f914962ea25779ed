import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { alertRecipe } from '../ui/recipes.ts';
import type { ContractForm } from './use-contract-form.ts';

const Alert = chakra('div', {
  base: {
    ...alertRecipe.base,
    borderRadius: 'control',
    fontWeight: '500',
    // on phones, a toast covers the top for a while
    scrollMarginTop: '10rem',
  },
});

interface FormErrorProps<Values extends FieldValues> extends ComponentProps<typeof Alert> {
  form: ContractForm<Values>;
  renderMessage?: (message: string) => ReactNode;
}

/** Stays until the next submission; takes the focus unless an invalid field has it. */
export function FormError<Values extends FieldValues>({
  form,
  renderMessage,
  ...alertProps
}: FormErrorProps<Values>) {
  const alert = useRef<HTMLDivElement>(null);
  const { root } = form.formState.errors;
  useEffect(() => {
    if (root && document.activeElement?.getAttribute('aria-invalid') !== 'true') alert.current?.focus();
  }, [root]);
  if (!root?.message) return null;
  return (
    <Alert ref={alert} role="alert" tabIndex={-1} {...alertProps}>
      {renderMessage ? renderMessage(root.message) : <p>{root.message}</p>}
    </Alert>
  );
}
