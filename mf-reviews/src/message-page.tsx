import { ButtonLink, Container, type Elements, Heading, HStack, Text } from '@home-truths/platform/ui';

const focusHeading = (heading: HTMLElement | null) => heading?.focus();

interface MessagePageProps {
  title: string;
  text: string;
  /** It replaces what was there and gets the focus. */
  shouldFocus?: boolean;
  children?: Elements;
}

/** A page with one message and links to other pages. */
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
      <ButtonLink to="/search" look="outline">
        Search properties
      </ButtonLink>
    </HStack>
  </Container>
);
