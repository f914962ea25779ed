import { useLocation, useNavigate, useRouteError } from '@home-truths/platform/router';
import { Button, Container, type Elements, Heading, HStack, Text } from '@home-truths/platform/ui';
import { BackToResources } from '../text/text-head.tsx';
import { isNotFound } from './is-not-found.ts';

const Message = ({ title, text, children }: { title: string; text: string; children?: Elements }) => (
  <Container py={{ base: '14', md: '24' }}>
    <Heading as="h1" look="h1">
      {title}
    </Heading>
    <Text mt="4" maxW="measure" color="fg.muted">
      {text}
    </Text>
    <HStack mt="8" gap="5" flexWrap="wrap">
      {children}
      <BackToResources />
    </HStack>
  </Container>
);

function Unavailable() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <Message
      title="We can’t show this resource right now"
      text="We couldn’t load this page. Try again in a moment."
    >
      <Button data-retry="" onClick={() => void navigate(pathname + search, { replace: true })}>
        Try again
      </Button>
    </Message>
  );
}

/** Shown for a resource that does not exist, or could not be loaded. */
export const ResourceError = () =>
  isNotFound(useRouteError()) ? (
    <Message title="Resource Not Found" text="The resource you're looking for doesn't exist." />
  ) : (
    <Unavailable />
  );
