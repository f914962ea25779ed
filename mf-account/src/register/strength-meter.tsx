import { Box, chakra, HStack, Text } from '@home-truths/platform/ui';
import { STRENGTHS, strengthOf } from './password-strength.ts';

const Bar = chakra('span', {
  base: { flex: '1', h: '1.5', borderRadius: 'full', bg: 'border' },
  variants: {
    paint: {
      none: {},
      red: { bg: 'danger.fg' },
      orange: { bg: 'issue.orange.fg' },
      green: { bg: 'issue.green.fg' },
    },
  },
});

const PAINTS = ['red', 'red', 'orange', 'green', 'green'] as const;
const HIGHEST = STRENGTHS.length - 1;

/** The strength of a password as bars and as a label. Empty while nothing is typed. */
export function StrengthMeter({ password, own }: { password: string; own: string[] }) {
  const strength = strengthOf(password, own);
  const paintOf = (step: number) => (step < strength ? PAINTS[strength] : 'none');
  return (
    <Box role="status">
      {password && (
        <>
          <HStack gap="1.5" mt="2.5" aria-hidden>
            {Array.from({ length: HIGHEST }, (_, step) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the bars is fixed
              <Bar key={step} paint={paintOf(step)} />
            ))}
          </HStack>
          <Text mt="1" textStyle="meta" color="fg.muted">
            {`Password strength: ${STRENGTHS[strength]}`}
          </Text>
        </>
      )}
    </Box>
  );
}
