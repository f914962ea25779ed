import { Box, Button, type Elements, Flex, Heading, Text, toast } from '@home-truths/platform/ui';
import { useEffect, useRef } from 'react';
import { type PrivateLink, urlOfLink } from './link.ts';

const copy = (url: string) =>
  Promise.resolve(navigator.clipboard?.writeText(url) ?? Promise.reject()).then(
    () => toast({ title: 'Link copied', kind: 'success' }),
    () =>
      toast({
        title: 'We couldn’t copy the link',
        description: 'Select it and copy it, or take a photo of it.',
        kind: 'error',
      }),
  );

interface LinkDisplayProps {
  link: PrivateLink;
  text: string;
  /** The link is new and gets the focus. */
  shouldFocus: boolean;
  children?: Elements;
}

/** Shows a private link, to be copied or printed. */
export function LinkDisplay({ link, text, shouldFocus, children }: LinkDisplayProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // a dialog that was opened meanwhile keeps the focus
    if (!shouldFocus || document.activeElement?.closest('[role=dialog]')) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'center' });
  }, [shouldFocus]);
  const url = urlOfLink(link);
  return (
    <>
      <Heading ref={heading} tabIndex={-1} look="h3" as="h3">
        Keep this link
      </Heading>
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
        <span translate="no">{url}</span>
      </Box>
      <Flex mt="4" gap="3" flexWrap="wrap" _print={{ display: 'none' }}>
        <Button onClick={() => void copy(url)}>Copy link</Button>
        <Button look="outline" onClick={() => window.print()}>
          Print
        </Button>
      </Flex>
      {children}
    </>
  );
}
