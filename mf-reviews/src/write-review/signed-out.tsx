import { useLocation } from '@home-truths/platform/router';
import { Button, ButtonLink, Flex, Text } from '@home-truths/platform/ui';

interface SignedOutProps {
  message: string;
  /** From now on the review is one of a guest. */
  onGuest(): void;
}

/** The session ended while a member wrote: nothing is sent under another name unless they say so. */
export function SignedOut({ message, onGuest }: SignedOutProps) {
  const { pathname } = useLocation();
  return (
    <>
      <Text fontWeight="600">{message}</Text>
      <Text mt="1" fontWeight="400">
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
    </>
  );
}
