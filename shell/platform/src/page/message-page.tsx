import { useLocation, useNavigate } from '@home-truths/platform/router';
import { Button, Container, type Elements, Heading, HStack, Text } from '@home-truths/platform/ui';

const focusHeading = (heading: HTMLElement | null) => heading?.focus();

interface MessagePageProps {
  title: string;
  text: string;
  /** It replaces what was there and gets the focus. */
  shouldFocus?: boolean;
  /** Buttons and links. */
  children?: Elements;
}

/** A page with one message. */
export const MessagePage = ({ title, text, shouldFocus, children }: MessagePageProps) => (
  <Container py={{ base: '14', md: '24' }}>
    <Heading as="h1" look="h1" ref={shouldFocus ? focusHeading : undefined} tabIndex={-1}>
      {title}
    </Heading>
    <Text mt="4" maxW="measure" color="fg.muted">
      {text}
    </Text>
    <HStack mt="8" gap="3" flexWrap="wrap">
      {children}
    </HStack>
  </Container>
);

interface UnavailablePageProps {
  /** For example `We can’t show this property right now`. */
  title: string;
  /** Links beside Try again. */
  children?: Elements;
}

/** A page whose data could not be loaded, with Try again. */
export function UnavailablePage({ title, children }: UnavailablePageProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <MessagePage title={title} text="We couldn’t load this page. Try again in a moment.">
      <Button data-retry="" onClick={() => void navigate(pathname + search, { replace: true })}>
        Try again
      </Button>
      {children}
    </MessagePage>
  );
}
