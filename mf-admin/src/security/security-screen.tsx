import { type SecondFactor, startSecondFactor } from '@home-truths/platform/contract';
import { useApi, useQuery, useWrite } from '@home-truths/platform/data';
import { showError } from '@home-truths/platform/page';
import {
  Box,
  Button,
  Card,
  Flex,
  Heading,
  lazyWithRetry,
  Skeleton,
  Text,
  Unavailable,
} from '@home-truths/platform/ui';
import { localDate } from '@home-truths/platform/ui/home';
import { useEffect, useRef, useState } from 'react';
import { AdminPage } from '../console/admin-page.tsx';
import { Badge } from '../console/badge.tsx';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { useLogError } from '../console/use-log-error.ts';
import { accountQuery } from './queries.ts';

/** The chunks of the set-up and the dialog; fetched when they are first opened. */
export const loadSetUp = lazyWithRetry(() => import('./set-up.tsx').then(module => module.SetUp));
export const loadTurnOffDialog = lazyWithRetry(() =>
  import('./turn-off-dialog.tsx').then(module => module.TurnOffDialog),
);

const codesLeft = (codes: number) => `${codes} recovery ${codes === 1 ? 'code' : 'codes'} left`;

const RENEWAL_HINT = '. To get new ones, turn the app off and set it up again';

function TurnedOn({ since, recoveryCodes }: { since: string; recoveryCodes: number }) {
  const [isTurningOff, setTurningOff] = useState(false);
  return (
    <>
      <Text mt="3">
        {`Set up on ${localDate(since)}. You have ${codesLeft(recoveryCodes)}${recoveryCodes < 4 ? RENEWAL_HINT : ''}.`}
      </Text>
      <Button mt="5" look="outline" aria-haspopup="dialog" onClick={() => setTurningOff(true)}>
        Turn off
      </Button>
      {isTurningOff && (
        <LazyDialog load={loadTurnOffDialog} props={{ onClose: () => setTurningOff(false) }} />
      )}
    </>
  );
}

function TurnedOff({ isRequired }: { isRequired: boolean }) {
  const {
    data: started,
    mutate,
    reset,
  } = useWrite(startSecondFactor, { onError: showError('We couldn’t start the set-up. Please try again.') });
  if (started) {
    return (
      <Box mt="5">
        <LazyDialog load={loadSetUp} props={{ started, onDone: reset }} />
      </Box>
    );
  }
  return (
    <>
      <Text mt="3" maxW="measure">
        {isRequired
          ? 'You need a code from an authenticator app before you delete a review or a property, see a contact email, or change who’s an administrator.'
          : 'This site doesn’t ask for codes at the moment. You can set up an app anyway.'}
      </Text>
      <Button mt="5" onClick={() => mutate({ input: {} })}>
        Set up
      </Button>
    </>
  );
}

/** The card gets the focus once the dialog or form that had it is gone. */
function useFocusOnChange(isOn: boolean) {
  const card = useRef<HTMLDivElement>(null);
  const wasOn = useRef(isOn);
  useEffect(() => {
    if (wasOn.current !== isOn) card.current?.focus();
    wasOn.current = isOn;
  }, [isOn]);
  return card;
}

function AuthenticatorApp({ since, ...state }: SecondFactor) {
  const card = useFocusOnChange(Boolean(since));
  return (
    <Card as="section" aria-label="Authenticator app" ref={card} tabIndex={-1} p={{ base: '5', md: '7' }}>
      <Flex gap="3" align="center" wrap="wrap">
        <Heading look="h3">Authenticator app</Heading>
        <Badge colour={since ? 'green' : 'orange'}>{since ? 'On' : 'Not set up'}</Badge>
      </Flex>
      {since ? <TurnedOn since={since} recoveryCodes={state.recoveryCodes} /> : <TurnedOff {...state} />}
    </Card>
  );
}

/** The administrator's own second factor. */
export function SecurityScreen() {
  const { data, error, refetch } = useQuery(accountQuery(useApi()));
  useLogError('The account did not load', error);
  return (
    <AdminPage title="Security" text="A second step that protects what can’t be taken back.">
      {data?.secondFactor ? (
        <AuthenticatorApp {...data.secondFactor} />
      ) : error ? (
        <Unavailable what="Your security settings" onRetry={() => void refetch()} />
      ) : (
        <Skeleton minH="14" />
      )}
    </AdminPage>
  );
}
