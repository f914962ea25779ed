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

/** Replaces a toaster whose code cannot be loaded, for example offline. */
const PlainToast = ({ message: { title, description }, onGone }: PlainToastProps) => (
  <FixedAlert>
    <Text fontWeight="600">{title}</Text>
    {description && <Text color="fg.muted">{description}</Text>}
    <TextButton minH="11" onClick={onGone}>
      Close message
    </TextButton>
  </FixedAlert>
);

function usePrefetchedToaster() {
  useEffect(() => {
    const fetchCode = () => void loadToaster().catch(() => {});
    // toasts follow actions, which begin with a focus
    document.addEventListener('focusin', fetchCode, { once: true });
    return () => document.removeEventListener('focusin', fetchCode);
  }, []);
}

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

export const useIsDemoSite = () => useContext(DemoContext);

interface AppProps {
  isDemoSite: boolean;
  /** Called in a layout effect, before effects that wait for the paint. */
  onRendered?(): void;
  children: Elements;
}

export function App({ isDemoSite, onRendered, children }: AppProps) {
  useLayoutEffect(() => void onRendered?.(), [onRendered]);
  useHydratedSignal(LAYOUT);
  return (
    <DemoContext value={isDemoSite}>
      {/* so that early actions are not repeated */}
      <Box display="contents" onClickCapture={markDelivered} onChangeCapture={markDelivered}>
        {children}
        <ToastHost />
      </Box>
    </DemoContext>
  );
}
