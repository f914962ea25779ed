import { useLocation, useNavigate, useRouteError } from '@home-truths/platform/router';
import { Button, ButtonLink, Container, Heading, HStack, Text } from '@home-truths/platform/ui';
import type { ReactNode } from 'react';
import { isNotFound } from './is-not-found.ts';

const Message = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <Container py={{ base: '14', md: '24' }}>
    <Heading as="h1" look="h1">
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

const NotFound = () => (
  <Message
    title="Property not found"
    text="We couldn’t find this property. It may have been removed, or the link may be incomplete."
  >
    <ButtonLink to="/search">Search properties</ButtonLink>
  </Message>
);

function Unavailable() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <Message
      title="We can’t show this property right now"
      text="We couldn’t load this page. Try again in a moment."
    >
      <Button data-retry="" onClick={() => void navigate(pathname + search, { replace: true })}>
        Try again
      </Button>
      <ButtonLink to="/search" look="outline">
        Search properties
      </ButtonLink>
    </Message>
  );
}

/** Shown for a property that does not exist, or cannot be loaded right now. */
export const PropertyError = () => (isNotFound(useRouteError()) ? <NotFound /> : <Unavailable />);
