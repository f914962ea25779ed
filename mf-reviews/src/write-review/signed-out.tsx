import { useLocation } from '@home-truths/platform/router';
import { Button, ButtonLink, Card, Flex, Text } from '@home-truths/platform/ui';
import { useEffect, useRef } from 'react';

interface SignedOutProps {
  /** From now on the review is one of a guest. */
  onGuest(): void;
}

/** The session ended while a member wrote: nothing is sent under another name unless they say so. */
export function SignedOut({ onGuest }: SignedOutProps) {
  const { pathname } = useLocation();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <Card
      ref={card}
      tabIndex={-1}
      p="4"
      role="alert"
      borderInlineStartWidth="6px"
      borderInlineStartColor="danger.fg"
    >
      <Text fontWeight="600">You have been signed out</Text>
      <Text mt="1">
        Your review hasn’t been sent, and your words are kept on this device. Sign in to send it under your
        name, or send it as a guest.
      </Text>
      <Flex mt="3" gap="3" wrap="wrap">
        <ButtonLink to={`/auth/login?${new URLSearchParams({ next: pathname })}`}>Sign in</ButtonLink>
        {/* the form is sent by this very click, as a guest’s already */}
        <Button type="submit" look="outline" onClick={onGuest}>
          Send as a guest
        </Button>
      </Flex>
    </Card>
  );
}
