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

interface ConfirmationProps {
  title: string;
  numberName?: string;
  number: number;
  /** Follows the number. */
  next?: string;
  text?: string;
  children?: Elements;
}

/** Replaces a form that was sent. It takes the focus, so that screen readers announce it. */
export function Confirmation({
  title,
  numberName = 'reference number',
  number,
  next,
  text,
  children,
}: ConfirmationProps) {
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
        <span>{`Your ${numberName} is `}</span>
        <strong translate="no">{number}</strong>.{next && <span>{` ${next}`}</span>}
      </Text>
      {text && (
        <Text mt="1" color="fg.muted">
          {text}
        </Text>
      )}
      {children}
    </Box>
  );
}
