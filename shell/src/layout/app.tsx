import { LAYOUT, useHydratedSignal } from '@home-truths/platform/host';
import {
  Box,
  type Elements,
  FixedAlert,
  LazyPart,
  lazyWithRetry,
  onToast,
  Text,
  TextButton,
  type ToastMessage,
} from '@home-truths/platform/ui';
import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { markDelivered } from '../early-actions.ts';

const loadToaster = lazyWithRetry(() =>
  import('@home-truths/platform/ui/toaster').then(module => module.default),
);

interface PlainToastProps {
  message: ToastMessage;
  onGone(): void;
}

/** Fallback for when the toaster's chunk cannot be loaded, for example offline; it stays until it is closed. */
const PlainToast = ({ message: { title, description }, onGone }: PlainToastProps) => (
  <FixedAlert>
    <Text fontWeight="600">{title}</Text>
    {description && <Text color="fg.muted">{description}</Text>}
    <TextButton minH="11" onClick={onGone}>
      Close message
    </TextButton>
  </FixedAlert>
);

/** Prefetches the toaster's chunk when a control first gets the focus, so that it is available for error messages. */
function usePrefetchedToaster() {
  useEffect(() => {
    const fetchCode = () => void loadToaster().catch(() => {});
    document.addEventListener('focusin', fetchCode, { once: true });
    return () => document.removeEventListener('focusin', fetchCode);
  }, []);
}

/** Shows the one visible toast. */
function ToastHost() {
  const [shown, setShown] = useState<{ message: ToastMessage; number: number }>();
  useEffect(
    () => onToast(message => setShown(before => ({ message, number: (before?.number ?? 0) + 1 }))),
    [],
  );
  usePrefetchedToaster();
  if (!shown) return null;
  const props = { message: shown.message, onGone: () => setShown(undefined) };
  return (
    <LazyPart key={shown.number} load={loadToaster} props={props} errorFallback={<PlainToast {...props} />} />
  );
}

const DemoContext = createContext(false);

/** Whether the properties and reviews are demonstration data. */
export const useDemo = () => useContext(DemoContext);

interface AppProps {
  demo: boolean;
  /** Called once the page is rendered, before any other effect on it. */
  onRendered?(): void;
  children: Elements;
}

/** Wraps all pages: context and toasts. */
export function App({ demo, onRendered, children }: AppProps) {
  useLayoutEffect(() => void onRendered?.(), [onRendered]);
  useHydratedSignal(LAYOUT);
  return (
    <DemoContext value={demo}>
      <Box display="contents" onClickCapture={markDelivered} onChangeCapture={markDelivered}>
        {children}
        <ToastHost />
      </Box>
    </DemoContext>
  );
}
