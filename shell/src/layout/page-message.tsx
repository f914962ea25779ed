import { chakra, Heading, HStack, Text } from '@home-truths/platform/ui';
import type { ReactNode } from 'react';

const Column = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    px: '4',
    py: { base: '10', md: '16' },
    textAlign: 'center',
    // the gap below the picture; above it, the picture's own sky is space enough
    '& img': { mb: '6', filter: 'var(--ht-dim)' },
  },
});

/** A page with one message and links to other pages. */
export const PageMessage = ({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) => (
  <Column>
    <img src="/drawings/3/empty-block.svg" alt="" width="240" height="110" />
    <Heading as="h1" look="h1">
      {title}
    </Heading>
    <Text mt="4" maxW="measure" color="fg.muted">
      {text}
    </Text>
    <HStack mt="8" gap="3" flexWrap="wrap" justify="center">
      {children}
    </HStack>
  </Column>
);
