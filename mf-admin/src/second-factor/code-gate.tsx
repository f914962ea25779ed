import { useApi, useQuery } from '@home-truths/platform/data';
import { LazyPage } from '@home-truths/platform/page';
import { useSearchParams } from '@home-truths/platform/router';
import { Box, lazyWithRetry } from '@home-truths/platform/ui';
import { noFocusRing } from '@home-truths/platform/ui/recipes';
import { type ReactNode, useEffect, useState } from 'react';
import { focusOnMount } from '../console/focus-on-mount.ts';
import { accountQuery, isCodeMissing } from '../security/queries.ts';

export const loadCodeScreen = lazyWithRetry(() =>
  import('./code-screen.tsx').then(module => module.CodeScreen),
);

/**
 * Shows the screen after a code, with the focus, since the form is gone. `?next=/status` leads back to the gateway's
 * status page, which has asked for the code.
 */
function OpenedScreen({ title, children }: Omit<CodeGateProps, 'isOpen'>) {
  const next = useSearchParams()[0].get('next');
  useEffect(() => {
    if (next === '/status') window.location.replace(next);
  }, [next]);
  return (
    <Box ref={focusOnMount} tabIndex={-1} role="group" aria-label={title} _focusVisible={noFocusRing}>
      {children}
    </Box>
  );
}

interface CodeGateProps {
  title: string;
  isOpen: boolean;
  children: ReactNode;
}

/**
 * Asks for a security code, or to set up an app, in the place of a screen. A screen that was shown stays, with what was
 * typed; if the code expires, `SecurityCodeHost` asks for another.
 */
export function CodeGate({ title, isOpen: isAlwaysOpen, children }: CodeGateProps) {
  const { data } = useQuery(accountQuery(useApi()));
  const isOpen = isAlwaysOpen || !isCodeMissing(data);
  const [wasOpen, setWasOpen] = useState(isOpen);
  // only after the form does the screen get the focus
  const [startedClosed] = useState(!isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return <LazyPage load={loadCodeScreen} what="the form for your security code" />;
  if (!startedClosed) return <Box>{children}</Box>;
  return <OpenedScreen title={title}>{children}</OpenedScreen>;
}
