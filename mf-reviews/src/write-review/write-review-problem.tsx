import { useLocation, useNavigate, useRouteError } from '@home-truths/platform/router';
import {
  Button,
  ButtonLink,
  Container,
  type Elements,
  Heading,
  HStack,
  Text,
} from '@home-truths/platform/ui';

interface MessageProps {
  title: string;
  words: string;
  children: Elements;
}

const Message = ({ title, words, children }: MessageProps) => (
  <Container py={{ base: '14', md: '24' }}>
    <Heading as="h1" look="h1">
      {title}
    </Heading>
    <Text mt="4" maxW="measure" color="fg.muted">
      {words}
    </Text>
    <HStack mt="8" gap="3" flexWrap="wrap">
      {children}
      <ButtonLink to="/search" look="outline">
        Search properties
      </ButtonLink>
    </HStack>
  </Container>
);

/** Stands where the home to be reviewed is not there, or cannot be had right now. */
export function WriteReviewProblem() {
  const { status } = (useRouteError() ?? {}) as { status?: number };
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (status === 404)
    return (
      <Message
        title="Property not found"
        words="There is no home at this address on our site. You can still review it: type its address, and we add it."
      >
        <ButtonLink to="/write-review">Write a Review</ButtonLink>
      </Message>
    );
  return (
    <Message
      title="This home cannot be shown right now"
      words="The rest of the site works. It may be back in a moment."
    >
      <Button data-retry="" onClick={() => void navigate(pathname, { replace: true })}>
        Retry
      </Button>
    </Message>
  );
}
