import { Box, Button, chakra, type Elements, Flex, Heading, Text, toast } from '@home-truths/platform/ui';
import { afterNextPaint } from '@home-truths/platform/with-timeout';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { isFocusInUse } from '../reviews/use-focus-on-load.ts';
import { type PrivateLink, urlOfLink } from './link.ts';

/** Moves the focus and the window to a new heading, after the page has moved them elsewhere. */
export function NewHeading({
  shouldFocus,
  ...props
}: ComponentProps<typeof Heading> & { shouldFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!shouldFocus) return;
    void afterNextPaint().then(() => {
      if (isFocusInUse()) return;
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView?.();
    });
  }, [shouldFocus]);
  return <Heading ref={heading} tabIndex={-1} look="h3" as="h3" scrollMarginTop="10rem" {...props} />;
}

const SHOWN_LENGTH = { start: 22, end: 6 };
const shorten = (url: string) => `${url.slice(0, SHOWN_LENGTH.start)}…${url.slice(-SHOWN_LENGTH.end)}`;

interface LinkDisplayProps {
  link: PrivateLink;
  text: string;
  shouldFocus: boolean;
  share?: Elements;
  children?: Elements;
}

/** Shows a private link: shortened, but whole on paper and after copying failed. */
export function LinkDisplay({ link, text, shouldFocus, share, children }: LinkDisplayProps) {
  const [isWhole, setWhole] = useState(false);
  const url = urlOfLink(link);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied', kind: 'success' });
    } catch {
      setWhole(true);
      toast({
        title: 'We couldn’t copy the link',
        description: 'Select it and copy it, or take a photo of it.',
        kind: 'error',
      });
    }
  };
  return (
    <>
      <NewHeading shouldFocus={shouldFocus}>Keep this link private</NewHeading>
      <Text mt="2">{text}</Text>
      <Box
        mt="4"
        px="4"
        py="3"
        bg="bg.inset"
        borderRadius="control"
        fontFamily="mono"
        overflowWrap="anywhere"
        userSelect="all"
      >
        <chakra.span translate="no" display={isWhole ? undefined : 'none'} _print={{ display: 'inline' }}>
          {url}
        </chakra.span>
        <chakra.span translate="no" display={isWhole ? 'none' : undefined} _print={{ display: 'none' }}>
          {shorten(url)}
        </chakra.span>
      </Box>
      <Flex mt="4" gap="3" flexWrap="wrap" _print={{ display: 'none' }}>
        <Button look="outline" onClick={() => void copy()}>
          Copy private link
        </Button>
        <Button look="outline" onClick={() => window.print()}>
          Print
        </Button>
        {share}
      </Flex>
      {children}
    </>
  );
}
