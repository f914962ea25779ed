import { useLocation, useNavigate } from '@home-truths/platform/router';
import {
  Button,
  chakra,
  type Elements,
  Flex,
  Heading,
  HStack,
  Input,
  Text,
  VisuallyHidden,
} from '@home-truths/platform/ui';

const focusHeading = (heading: HTMLElement | null) => heading?.focus();

const Column = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    px: '4',
    py: { base: '8', md: '12' },
    textAlign: 'center',
    // none above, because the upper part of the picture is empty
    '& img': { mb: '6', filter: 'var(--ht-dim)' },
  },
});

interface EmptyStateProps {
  title: string;
  text: string;
  as?: 'h1' | 'h2';
  /** True if it replaces content. */
  shouldFocus?: boolean | undefined;
  children?: Elements;
}

export const EmptyState = ({ title, text, as = 'h2', shouldFocus, children }: EmptyStateProps) => (
  <Column>
    <img src="/drawings/3/empty-block.svg" alt="" width="240" height="110" />
    <Heading
      as={as}
      look={as === 'h1' ? 'h1' : 'h3'}
      ref={shouldFocus ? focusHeading : undefined}
      tabIndex={-1}
    >
      {title}
    </Heading>
    <Text mt="3" maxW="measure" color="fg.muted">
      {text}
    </Text>
    <HStack mt="6" gap="3" flexWrap="wrap" justify="center">
      {children}
    </HStack>
  </Column>
);

export const MessagePage = (props: Omit<EmptyStateProps, 'as'>) => <EmptyState as="h1" {...props} />;

/** Works without JavaScript. */
export const SearchForm = () => (
  <Flex asChild gap="2" w="full" maxW="34rem">
    <form action="/search" method="get">
      <label style={{ flex: 1 }}>
        <VisuallyHidden>Search properties</VisuallyHidden>
        <Input name="q" placeholder="Search by address, suburb, or postcode..." maxLength={200} />
      </label>
      <Button type="submit">Search</Button>
    </form>
  </Flex>
);

interface UnavailablePageProps {
  title: string;
  children?: Elements;
}

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
