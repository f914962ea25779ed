import { lazily } from '@home-truths/platform/ui';
import { useEffect, useState } from 'react';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { onCodeNeeded } from './asking-for-code.ts';

/** The chunk of the dialog; fetched when it is first needed. */
export const loadCodeDialog = lazily(() => import('./code-dialog.tsx').then(module => module.CodeDialog));

/** Stands on every screen and opens the dialog that asks for a security code. */
export function CodeHost() {
  const [answer, setAnswer] = useState<(isChecked: boolean) => void>();
  useEffect(() => onCodeNeeded(next => setAnswer(() => next)), []);
  if (!answer) return null;
  const close = (isChecked: boolean) => {
    setAnswer(undefined);
    answer(isChecked);
  };
  return <LazyDialog load={loadCodeDialog} props={{ onClose: close }} />;
}
