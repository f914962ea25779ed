import { Box, chakra, type Elements, Heading, Text, usePictureSource } from '@home-truths/platform/ui';
import { noFocusRing } from '@home-truths/platform/ui/recipes';
import type { ReactNode } from 'react';

/** `20vw` is the drawing's height at full width; narrow screens crop its sides. */
const STREET_HEIGHT = { base: '8rem', md: 'max(13rem, 20vw)' };

const Street = chakra('img', {
  base: {
    pos: 'absolute',
    insetInline: '0',
    bottom: '0',
    w: 'full',
    h: STREET_HEIGHT,
    objectFit: 'cover',
    objectPosition: '50% 100%',
    filter: 'var(--ht-dim)',
  },
});

const Background = chakra('section', {
  base: {
    pos: 'relative',
    px: { base: '0', sm: '4' },
    pt: { base: '0', sm: '10', md: '16' },
    pb: { base: '9.5rem', md: 'calc(max(13rem, 20vw) - 5rem)' },
    // no gap between the illustration and the footer
    mb: { base: '-16', md: '-24' },
    bg: 'bg.muted',
    overflow: 'hidden',
  },
});

const CardBox = chakra('div', {
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

const focusOnMount = (heading: HTMLElement | null) => heading?.focus();

interface AccountCardProps {
  title: ReactNode;
  text?: ReactNode;
  aboveTitle?: Elements;
  /** True if the card replaces another one: its title then gets the focus. */
  isReplacement?: boolean;
  children: ReactNode;
}

export const AccountCard = ({ title, text, aboveTitle, isReplacement, children }: AccountCardProps) => (
  <Background>
    <CardBox>
      {aboveTitle}
      <Heading
        as="h1"
        look="h2"
        ref={isReplacement ? focusOnMount : undefined}
        tabIndex={-1}
        _focusVisible={noFocusRing}
      >
        {title}
      </Heading>
      {text && (
        <Text mt="2" color="fg.muted">
          {text}
        </Text>
      )}
      <Box mt="6">{children}</Box>
    </CardBox>
    <Street
      {...usePictureSource('/drawings/3/street.svg')}
      alt=""
      width="1600"
      height="320"
      decoding="sync"
    />
  </Background>
);

export const CardFooter = chakra('div', {
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
