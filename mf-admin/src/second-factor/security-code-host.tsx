import { lazyWithRetry } from '@home-truths/platform/ui';
import { useEffect, useState } from 'react';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { onCodeRequired } from './with-security-code.ts';

/** The chunk of the dialog; fetched when it is first needed. */
export const loadSecurityCodeDialog = lazyWithRetry(() =>
  import('./security-code-dialog.tsx').then(module => module.SecurityCodeDialog),
);

/** Mounted on every screen; opens the dialog that prompts for a security code. */
export function SecurityCodeHost() {
  const [resolve, setResolve] = useState<(isChecked: boolean) => void>();
  useEffect(() => onCodeRequired(next => setResolve(() => next)), []);
  if (!resolve) return null;
  const close = (isChecked: boolean) => {
    setResolve(undefined);
    resolve(isChecked);
  };
  return <LazyDialog load={loadSecurityCodeDialog} props={{ onClose: close }} />;
}
