import { startSecondFactor } from '@home-truths/platform/contract';
import { useWrite } from '@home-truths/platform/data';
import { showError } from '@home-truths/platform/page';
import { Button, lazyWithRetry, Text } from '@home-truths/platform/ui';
import { LazyDialog } from '../console/lazy-dialog.tsx';

export const loadSetUp = lazyWithRetry(() => import('./set-up.tsx').then(module => module.SetUp));

/** A button that starts the set-up of an app, and then its steps. */
export function StartSetUp() {
  const {
    data: started,
    mutate,
    reset,
  } = useWrite(startSecondFactor, { onError: showError('We couldn’t start the set-up. Please try again.') });
  return started ? (
    <LazyDialog load={loadSetUp} props={{ started, onDone: reset }} />
  ) : (
    <>
      <Text mb="5" maxW="measure">
        You’ll add Home Truths to an app such as Google Authenticator or 1Password, save ten recovery codes in
        case you lose your phone, and enter a first code.
      </Text>
      <Button onClick={() => mutate({ input: {} })}>Set up</Button>
    </>
  );
}
