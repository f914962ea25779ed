import { chakra, Heading, Stack } from '@home-truths/platform/ui';
import { type ReactNode, useId } from 'react';

const Step = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: '2.75rem minmax(0, 1fr)' },
    columnGap: { base: '3', md: '5' },
    rowGap: { base: '3', md: '5' },
    '& + &': { borderTopWidth: '1px', pt: { base: '5', md: '8' } },
  },
});

const StepNumber = chakra('b', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: { base: '8', md: '9' },
    bg: 'accent.solid',
    color: 'accent.contrast',
    borderRadius: 'control',
    fontFamily: 'heading',
    fontSize: '1.1rem',
  },
});

interface SectionProps {
  number: number;
  title: string;
  children: ReactNode;
}

export function Section({ number, title, children }: SectionProps) {
  const id = useId();
  return (
    <Step aria-labelledby={id}>
      <StepNumber aria-hidden>{number}</StepNumber>
      <Heading id={id} look="section" lineHeight={{ base: '2rem', md: '2.25rem' }}>
        {title}
      </Heading>
      <Stack gap={{ base: '5', md: '6' }} minW="0" gridColumn={{ base: '1 / -1', md: '2' }}>
        {children}
      </Stack>
    </Step>
  );
}
