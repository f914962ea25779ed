import {
  RESIDENCIES,
  RESIDENCY,
  type ResidencyAverages,
  type ResidencySplit,
} from '@home-truths/platform/contract';
import { chakra, Flex } from '@home-truths/platform/ui';
import type { CSSProperties } from 'react';
import { FilterLink } from './filter-link.tsx';
import { oneDecimal } from './rating.ts';

const COLOURS = { lived_here: 'brand.solid', visited: 'issue.yellow.fg', owned: 'fg.muted' } as const;

const Part = chakra('span', { base: { h: '3', flexGrow: 'var(--count)', flexBasis: '0' } });

const Label = chakra(FilterLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '8',
    '&[href]': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    '&:is([href]:hover, [aria-current])': { color: 'brand.fg', fontWeight: '600' },
  },
});

interface ResidencyBarProps {
  split: ResidencySplit;
  averages?: ResidencyAverages | undefined;
}

/**
 * How the reviewers know the property (decision 120): one bar with three labels, which link to their reviews, each with
 * the average of these, `Lived here 3.1 (9)`.
 */
export const ResidencyBar = ({ split, averages }: ResidencyBarProps) => (
  <div>
    <Flex gap="0.5" borderRadius="full" overflow="hidden" forcedColorAdjust="none" aria-hidden>
      {RESIDENCIES.filter(residency => split[residency]).map(residency => (
        <Part
          key={residency}
          bg={COLOURS[residency]}
          style={{ '--count': split[residency] } as CSSProperties}
        />
      ))}
    </Flex>
    <Flex asChild columnGap="5" flexWrap="wrap" mt="1" textStyle="meta">
      <ul aria-label="How reviewers know this property">
        {RESIDENCIES.map(residency => (
          <li key={residency}>
            <Label name="residencyStatus" value={residency} count={split[residency]}>
              <chakra.span
                w="2.5"
                h="2.5"
                borderRadius="full"
                bg={COLOURS[residency]}
                forcedColorAdjust="none"
                aria-hidden
              />
              <span>{RESIDENCY[residency]}</span>
              {averages?.[residency] ? <b>{oneDecimal(averages[residency])}</b> : null}
              <span>{`(${split[residency]})`}</span>
            </Label>
          </li>
        ))}
      </ul>
    </Flex>
  </div>
);
