import { useLocation } from '@home-truths/platform/router';
import { Button, ButtonLink, Flex, Text, TextLink } from '@home-truths/platform/ui';

interface SignedOutProps {
  message: string;
  onGuest(): void;
}

/** Lets an author whose session ended choose whether to send the review as a guest. */
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
        {/* `onGuest` runs first, then the click submits the form */}
        <Button type="submit" look="outline" onClick={onGuest}>
          Send as a guest
        </Button>
      </Flex>
    </>
  );
}

/** Texts in the server's messages that become links. */
const MENTIONED_PAGES = /(My Reviews|\/property\/\d+)/;

const PageLink = ({ page }: { page: string }) =>
  page.startsWith('/') ? (
    <TextLink to={page}>the reviews of this property</TextLink>
  ) : (
    <TextLink to="/profile?tab=reviews">My Reviews</TextLink>
  );

export function RejectionMessage({ message }: { message: string }) {
  const [before, page, after] = message.split(MENTIONED_PAGES);
  return (
    <>
      <Text>
        <span>{before}</span>
        {page && <PageLink page={page} />}
        <span>{after}</span>
      </Text>
      <Text mt="1" fontWeight="400">
        Nothing you’ve written is lost.
      </Text>
    </>
  );
}
