import { RESIDENCIES, RESIDENCY, type ResidencyAverages, type ResidencySplit } from '@home-truths/contract';
import { chakra, Flex } from '@home-truths/platform/ui';
import type { ComponentType, CSSProperties } from 'react';
import { oneDecimal } from './numbers.ts';
import type { ReviewGroupProps } from './review-group.tsx';

const Part = chakra('span', { base: { h: '3', flexGrow: 'var(--count)', flexBasis: '0' } });

const Label = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: '8' },
});

interface ResidencyBarProps {
  split: ResidencySplit;
  averages?: ResidencyAverages | undefined;
  label: string;
  Group: ComponentType<ReviewGroupProps>;
}

export const ResidencyBar = ({ split, averages, label, Group }: ResidencyBarProps) => (
  <div>
    <Flex gap="0.5" borderRadius="full" overflow="hidden" forcedColorAdjust="none" aria-hidden>
      {RESIDENCIES.filter(residency => split[residency]).map(residency => (
        <Part
          key={residency}
          bg={`residency.${residency}`}
          style={{ '--count': split[residency] } as CSSProperties}
        />
      ))}
    </Flex>
    <Flex asChild columnGap="5" flexWrap="wrap" mt="1" textStyle="meta">
      <ul aria-label={label}>
        {RESIDENCIES.map(residency => (
          <li key={residency}>
            <Label asChild>
              <Group name="residencyStatus" value={residency} count={split[residency]}>
                <chakra.span
                  w="2.5"
                  h="2.5"
                  borderRadius="full"
                  bg={`residency.${residency}`}
                  forcedColorAdjust="none"
                  aria-hidden
                />
                <span>{RESIDENCY[residency]}</span>
                {averages?.[residency] ? <b>{oneDecimal(averages[residency])}</b> : null}
                <span>{`(${split[residency].toLocaleString('en-AU')})`}</span>
              </Group>
            </Label>
          </li>
        ))}
      </ul>
    </Flex>
  </div>
);
