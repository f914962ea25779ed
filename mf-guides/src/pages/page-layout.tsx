import { Box, Container, type Elements, Heading, Text } from '@home-truths/platform/ui';
import { longDate } from '../text/dates.ts';
import { Inline } from '../text/inline.tsx';

interface PageLayoutProps {
  title: string;
  intro: string;
  /** The day of the last change, as 2026-11-21. */
  updated?: string;
  children: Elements;
}

export const PageLayout = ({ title, intro, updated, children }: PageLayoutProps) => (
  <Container as="article" pt={{ base: '8', md: '14' }}>
    <Box as="header" pb={{ base: '7', md: '10' }}>
      <Heading as="h1" look="h1">
        {title}
      </Heading>
      <Text
        mt="4"
        maxW="measure"
        color="fg.muted"
        fontSize={{ base: '1.1rem', md: '1.2rem' }}
        lineHeight="1.5"
      >
        <Inline text={intro} />
      </Text>
      {updated && (
        <Text mt="4" color="fg.subtle" textStyle="meta">
          {`Last updated ${longDate(updated)}`}
        </Text>
      )}
    </Box>
    {children}
  </Container>
);
