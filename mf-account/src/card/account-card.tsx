import { Box, chakra, type Elements, Heading, Text } from '@home-truths/platform/ui';
import type { ReactNode } from 'react';

/** As high as the street is when it fills the width; on narrow screens a part of it is shown. */
const STREET = { base: '8rem', md: 'max(13rem, 20vw)' };

/** The street of homes under every card of this remote: the same as on the home page, so that it is known. */
const Street = chakra('img', {
  base: {
    pos: 'absolute',
    insetInline: '0',
    bottom: '0',
    w: 'full',
    h: STREET,
    objectFit: 'cover',
    objectPosition: '50% 100%',
    filter: 'var(--ht-dim)',
  },
});

const Ground = chakra('section', {
  base: {
    pos: 'relative',
    px: { base: '0', sm: '4' },
    pt: { base: '0', sm: '10', md: '16' },
    pb: { base: '9.5rem', md: 'calc(max(13rem, 20vw) - 5rem)' },
    // the footer follows the street at once
    mb: { base: '-16', md: '-24' },
    bg: 'bg.muted',
    overflow: 'hidden',
  },
});

const Sheet = chakra('div', {
  base: {
    pos: 'relative',
    zIndex: '1',
    w: 'full',
    maxW: '29rem',
    mx: 'auto',
    px: { base: '4', sm: '9' },
    pt: { base: '8', sm: '9' },
    pb: { base: '7', sm: '8' },
    bg: 'bg.panel',
    borderWidth: { base: '0 0 1px', sm: '1px' },
    borderRadius: { sm: 'panel' },
    boxShadow: { sm: 'overlay' },
  },
});

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

interface AccountCardProps {
  title: ReactNode;
  text?: ReactNode;
  above?: Elements;
  /** The card takes the place of another: it is read out, and the keyboard goes on from here. */
  isNews?: boolean;
  children: ReactNode;
}

/** A card in the middle of the street: all pages for signing in look like this. */
export const AccountCard = ({ title, text, above, isNews, children }: AccountCardProps) => (
  <Ground>
    <Sheet>
      {above}
      <Heading
        as="h1"
        look="h2"
        ref={isNews ? takeFocus : undefined}
        tabIndex={-1}
        // it may have the focus, so that reading goes on here, but there is nothing to do with it
        _focusVisible={{ outline: 'none', boxShadow: 'none' }}
      >
        {title}
      </Heading>
      {text && (
        <Text mt="2" color="fg.muted">
          {text}
        </Text>
      )}
      <Box mt="6">{children}</Box>
    </Sheet>
    <Street src="/drawings/2/street.svg" alt="" width="1600" height="320" />
  </Ground>
);

/** What stands below the line of a card: other ways on. */
export const CardFoot = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    mt: '7',
    pt: '5',
    borderTopWidth: '1px',
    color: 'fg.muted',
    textAlign: 'center',
    '& a': { minH: '11' },
  },
});
