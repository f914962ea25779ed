import { useLocation, useNavigate, useRouteError } from '@home-truths/platform/router';
import { Button, Container, type Elements, Heading, HStack, Text } from '@home-truths/platform/ui';
import { BackToResources } from '../text/text-head.tsx';
import { isMissing } from './is-missing.ts';

const Message = ({ title, words, children }: { title: string; words: string; children?: Elements }) => (
  <Container py={{ base: '14', md: '24' }}>
    <Heading as="h1" look="h1">
      {title}
    </Heading>
    <Text mt="4" maxW="measure" color="fg.muted">
      {words}
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
      words="We couldn’t load this page. Try again in a moment."
    >
      <Button data-retry="" onClick={() => void navigate(pathname + search, { replace: true })}>
        Try again
      </Button>
    </Message>
  );
}

/** Stands for a resource that is not there, or cannot be had right now. */
export const ResourceProblem = () =>
  isMissing(useRouteError()) ? (
    <Message title="Resource Not Found" words="The resource you're looking for doesn't exist." />
  ) : (
    <Unavailable />
  );
