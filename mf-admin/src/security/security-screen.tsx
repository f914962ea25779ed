import type { SecondFactor } from '@home-truths/platform/contract';
import { useApi, useQuery } from '@home-truths/platform/data';
import { Button, Card, Flex, Heading, lazyWithRetry, Text } from '@home-truths/platform/ui';
import { localDate } from '@home-truths/platform/ui/property';
import { useEffect, useRef, useState } from 'react';
import { AdminPage } from '../console/admin-page.tsx';
import { Badge } from '../console/badge.tsx';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { PendingQuery } from '../console/pending-query.tsx';
import { quantity } from '../console/quantity.ts';
import { useLogError } from '../console/use-log-error.ts';
import { accountQuery } from './queries.ts';
import { StartSetUp } from './start-set-up.tsx';

export const loadTurnOffDialog = lazyWithRetry(() =>
  import('./turn-off-dialog.tsx').then(module => module.TurnOffDialog),
);

const codesLeft = (codes: number) => `${quantity(codes, 'recovery code')} left`;

/** With fewer codes left, the screen says how to get new ones. */
const FEW_CODES = 4;
const RENEWAL_HINT = '. To get new ones, turn the app off and set it up again';

function TurnedOn({ since, recoveryCodes }: { since: string; recoveryCodes: number }) {
  const [isTurningOff, setTurningOff] = useState(false);
  return (
    <>
      <Text mt="3">
        {`Set up on ${localDate(since)}. You have ${codesLeft(recoveryCodes)}${recoveryCodes < FEW_CODES ? RENEWAL_HINT : ''}.`}
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

const TurnedOff = ({ isRequired }: { isRequired: boolean }) => (
  <>
    <Text mt="3" mb="5" maxW="measure">
      {isRequired
        ? 'You need a code from an authenticator app to open the other admin pages. Setting one up takes about a minute.'
        : 'This site doesn’t ask for codes at the moment. You can set up an app anyway.'}
    </Text>
    <StartSetUp />
  </>
);

/** Moves the focus to the card when the app was turned on or off, since its form is gone. */
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

export function SecurityScreen() {
  const query = useQuery(accountQuery(useApi()));
  useLogError('The account did not load', query.error);
  return (
    <AdminPage title="Security" text="A second step, so that a password alone doesn’t open the admin pages.">
      {query.data?.secondFactor ? (
        <AuthenticatorApp {...query.data.secondFactor} />
      ) : (
        <PendingQuery query={query} what="Your security settings" minH="14" />
      )}
    </AdminPage>
  );
}
