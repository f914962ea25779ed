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
    // on phones, a toast with the same message covers the top for a while
    scrollMarginTop: '10rem',
  },
});

interface FormErrorProps<Values extends FieldValues> extends ComponentProps<typeof Alert> {
  form: ContractForm<Values>;
  /** Custom rendering of the message; plain text by default. */
  renderMessage?: (message: string) => ReactNode;
}

/** Why the server rejected a form. It stays until the next submission and gets the focus unless a field is invalid. */
export function FormError<Values extends FieldValues>({
  form,
  renderMessage,
  ...rest
}: FormErrorProps<Values>) {
  const alert = useRef<HTMLDivElement>(null);
  const { root } = form.formState.errors;
  useEffect(() => {
    if (root && document.activeElement?.getAttribute('aria-invalid') !== 'true') alert.current?.focus();
  }, [root]);
  if (!root?.message) return null;
  return (
    <Alert ref={alert} role="alert" tabIndex={-1} {...rest}>
      {renderMessage ? renderMessage(root.message) : <p>{root.message}</p>}
    </Alert>
  );
}
