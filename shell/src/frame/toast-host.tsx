import { LazyPart, lazily, onToast, type ToastMessage } from '@home-truths/platform/ui';
import { useEffect, useState } from 'react';

const loadToaster = lazily(() => import('@home-truths/platform/ui/toaster').then(module => module.default));

/** Shows the one visible toast; its code comes with the first message. */
export function ToastHost() {
  const [shown, setShown] = useState<{ message: ToastMessage; number: number }>();
  useEffect(
    () => onToast(message => setShown(before => ({ message, number: (before?.number ?? 0) + 1 }))),
    [],
  );
  if (!shown) return null;
  return (
    <LazyPart
      key={shown.number}
      load={loadToaster}
      props={{ message: shown.message, onGone: () => setShown(undefined) }}
    />
  );
}
