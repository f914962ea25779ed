import { Container, Heading, HStack, Text } from '@home-truths/platform/ui';
import type { ReactNode } from 'react';

/** A page that says one thing and offers ways on. */
export const PageMessage = ({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) => (
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
