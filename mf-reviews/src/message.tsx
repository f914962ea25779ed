import { ButtonLink, Container, type Elements, Heading, HStack, Text } from '@home-truths/platform/ui';

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

interface MessageProps {
  title: string;
  text: string;
  /** It takes the place of what was there, with the focus. */
  isNews?: boolean;
  children?: Elements;
}

/** A page that says one thing, with ways on. */
export const Message = ({ title, text, isNews, children }: MessageProps) => (
  <Container py={{ base: '14', md: '24' }}>
    <Heading as="h1" look="h1" ref={isNews ? takeFocus : undefined} tabIndex={-1}>
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
