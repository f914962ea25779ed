// Bundled by each remote that shows ads, so that pages without ads do not load it.

import { Box, chakra, LazyPart, lazyWithRetry, TextLink, useAdsUrl } from '@home-truths/platform/ui';
import { useId } from 'react';
import type { AdPlacement } from './ad-frame.tsx';

/** The height is reserved, so that a loading ad causes no layout shift. */
const Section = chakra('div', {
  base: { minW: '0', _print: { display: 'none' } },
  variants: {
    placement: { 'review-break': {}, sidebar: { display: { base: 'none', lg: 'block' }, maxW: '300px' } },
  },
});

/** A house ad grows with its text; a network's ad has to fit. */
const Space = chakra('div', {
  base: { display: 'grid', overflow: 'hidden', borderRadius: 'control', bg: 'bg.inset' },
  variants: {
    placement: { 'review-break': { minH: { base: '250px', md: '100px' } }, sidebar: { minH: '250px' } },
  },
});

const Message = chakra('div', {
  base: { display: 'flex', gap: '3', minW: '0', px: '6', py: '4', bg: 'bg.muted', color: 'fg' },
  variants: {
    placement: {
      'review-break': {
        flexDir: { base: 'column', md: 'row' },
        alignItems: { base: 'flex-start', md: 'center' },
        justifyContent: { base: 'center', md: 'space-between' },
      },
      sidebar: { flexDir: 'column', justifyContent: 'center', alignItems: 'flex-start' },
    },
  },
});

/** A house ad: a message of our own, shown where no network is configured. */
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

function FallbackMessage({
  placement,
  fallbackAd: { title, text, link, to },
}: {
  placement: AdPlacement;
  fallbackAd: FallbackAd;
}) {
  return (
    <Message placement={placement}>
      <Box>
        <Box fontFamily="heading" fontWeight="700" fontSize="1.15rem" lineHeight="1.25">
          {title}
        </Box>
        <Box mt="1" color="fg.muted">
          {text}
        </Box>
      </Box>
      <TextLink to={to} minH="11" flexShrink="0">
        {link}
      </TextLink>
    </Message>
  );
}

/** The code of a network's ad is loaded only where a network is configured. */
const loadFrame = lazyWithRetry(() => import('./ad-frame.tsx').then(module => module.AdFrame));

interface AdProps {
  placement: AdPlacement;
  /** Shown in the same size where no network is configured. */
  fallbackAd: FallbackAd;
}

/** An advertisement of the configured network, else a house ad; each is labelled as what it is. */
export function Ad({ placement, fallbackAd }: AdProps) {
  const url = useAdsUrl();
  const label = useId();
  return (
    <Section role="group" placement={placement} aria-labelledby={label} data-ad={placement}>
      <Box id={label} mb="1" color="fg.subtle" fontSize="0.8rem" lineHeight="1.25rem">
        {url ? (
          <span>Advertisement</span>
        ) : (
          <span>
            From <span translate="no">Home Truths</span>
          </span>
        )}
      </Box>
      <Space placement={placement}>
        {url ? (
          <LazyPart load={loadFrame} props={{ url, placement }} errorFallback={null} />
        ) : (
          <FallbackMessage placement={placement} fallbackAd={fallbackAd} />
        )}
      </Space>
    </Section>
  );
}
