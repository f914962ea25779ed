// Remotes that show ads bundle this module, so it imports the shared `platform/ui` by its name.

import { Box, chakra, Flex, LazyPart, lazyWithRetry, TextLink, useAdsUrl } from '@home-truths/platform/ui';
import { useId } from 'react';
import type { AdPlacement } from './ad-frame.tsx';

const Section = chakra('div', {
  base: { minW: '0', _print: { display: 'none' } },
  variants: {
    placement: { 'review-break': {}, sidebar: { display: { base: 'none', lg: 'block' }, maxW: '300px' } },
  },
});

const Label = chakra('div', { base: { color: 'fg.muted', fontSize: '0.8rem', lineHeight: '1.25rem' } });

/** Reserves an ad's height against layout shifts. */
const Space = chakra('div', {
  base: { display: 'grid', mt: '1', overflow: 'hidden', borderRadius: 'control', bg: 'bg.inset' },
  variants: {
    placement: { 'review-break': { minH: { base: '250px', md: '100px' } }, sidebar: { minH: '250px' } },
  },
});

const Message = chakra('div', {
  base: {
    pos: 'relative',
    display: 'flex',
    columnGap: '6',
    px: '4',
    py: '2.5',
    borderRadius: 'control',
    bg: 'bg.muted',
    textStyle: 'meta',
    '& a::after': { content: '""', pos: 'absolute', inset: '0', borderRadius: 'control' },
  },
  variants: {
    placement: {
      'review-break': { flexDir: { base: 'column', md: 'row' }, justifyContent: 'space-between' },
      sidebar: { flexDir: 'column' },
    },
  },
});

/** Our own message, if no ad network is configured. */
interface FallbackAd {
  title: string;
  text: string;
  link: string;
  to: string;
}

export const RENTER_GUIDE: FallbackAd = {
  title: 'Renting for the first time?',
  text: 'Applications, bonds, inspections and your rights, in plain English.',
  link: 'Read the renter guide',
  to: '/first-time-renter-guide',
};

export const CHECKLIST: FallbackAd = {
  title: 'Going to an inspection?',
  text: 'Take our checklist with you. It works offline, too.',
  link: 'Open the checklist',
  to: '/resources/checklists/inspection',
};

export const SEARCH_AD: FallbackAd = {
  title: 'Got an address in mind?',
  text: 'See what people who’ve lived there say before you sign.',
  link: 'Search properties',
  to: '/search',
};

interface FallbackMessageProps extends AdProps {
  labelId: string;
}

const FallbackMessage = ({ placement, fallbackAd, labelId }: FallbackMessageProps) => (
  <Message placement={placement}>
    <div>
      <Box fontFamily="heading" fontWeight="700" fontSize="1.05rem">
        {fallbackAd.title}
      </Box>
      <Box color="fg.muted">{fallbackAd.text}</Box>
    </div>
    <Flex
      wrap="wrap"
      flexShrink="0"
      flexDir={placement === 'sidebar' ? undefined : { base: 'row', md: 'column' }}
      align={placement === 'sidebar' ? 'center' : { base: 'center', md: 'flex-end' }}
      justify="space-between"
      columnGap="3"
      mt="1"
    >
      <TextLink to={fallbackAd.to}>{fallbackAd.link}</TextLink>
      <Label id={labelId}>
        From <span translate="no">Home Truths</span>
      </Label>
    </Flex>
  </Message>
);

const loadFrame = lazyWithRetry(() => import('./ad-frame.tsx').then(module => module.AdFrame));

interface AdProps {
  placement: AdPlacement;
  fallbackAd: FallbackAd;
}

export function Ad({ placement, fallbackAd }: AdProps) {
  const url = useAdsUrl();
  const labelId = useId();
  return (
    <Section role="group" placement={placement} aria-labelledby={labelId} data-ad={placement}>
      {url ? (
        <>
          <Label id={labelId}>Advertisement</Label>
          <Space placement={placement}>
            <LazyPart load={loadFrame} props={{ url, placement }} errorFallback={null} />
          </Space>
        </>
      ) : (
        <FallbackMessage placement={placement} fallbackAd={fallbackAd} labelId={labelId} />
      )}
    </Section>
  );
}
