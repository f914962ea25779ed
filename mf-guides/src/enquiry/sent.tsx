import { Box, chakra, type Elements, Heading, Text } from '@home-truths/platform/ui';
import { Check } from '@home-truths/platform/ui/icons';
import { useEffect, useRef } from 'react';

const IconBadge = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '11',
    h: '11',
    mb: '4',
    bg: 'issue.green.bg',
    color: 'issue.green.fg',
    borderRadius: 'full',
  },
});

interface SentProps {
  title: string;
  /** What the person may name when they ask about it. */
  number: number;
  words: string;
  children?: Elements;
}

/** Stands in a form's place once it is sent, and takes the focus so that it is heard. */
export function Sent({ title, number, words, children }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box>
      <IconBadge>
        <Check aria-hidden />
      </IconBadge>
      <Heading ref={heading} tabIndex={-1} look="h3" outline="none" scrollMarginTop="5rem">
        {title}
      </Heading>
      <Text mt="2">
        Your reference number is <strong translate="no">{number}</strong>.
      </Text>
      <Text mt="1" color="fg.muted">
        {words}
      </Text>
      {children}
    </Box>
  );
}
