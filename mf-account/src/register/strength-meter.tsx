import { Box, chakra, HStack, Text } from '@home-truths/platform/ui';
import { passwordStrength, STRENGTH_LABELS } from './password-strength.ts';

const Bar = chakra('span', {
  base: { flex: '1', h: '1.5', borderRadius: 'full', bg: 'border' },
  variants: {
    colour: {
      none: {},
      red: { bg: 'danger.fg' },
      orange: { bg: 'issue.orange.fg' },
      green: { bg: 'issue.green.fg' },
    },
  },
});

const COLOURS = ['red', 'red', 'orange', 'green', 'green'] as const;
const MAX_STRENGTH = STRENGTH_LABELS.length - 1;

/** The strength of a password as bars and as a label. Empty while nothing is typed. */
export function StrengthMeter({ password, personalNames }: { password: string; personalNames: string[] }) {
  const strength = passwordStrength(password, personalNames);
  const colourOf = (step: number) => (step < strength ? COLOURS[strength] : 'none');
  return (
    <Box role="status">
      {password && (
        <>
          <HStack gap="1.5" mt="2.5" aria-hidden>
            {Array.from({ length: MAX_STRENGTH }, (_, step) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the bars is fixed
              <Bar key={step} colour={colourOf(step)} />
            ))}
          </HStack>
          <Text mt="1" textStyle="meta" color="fg.muted">
            {`Password strength: ${STRENGTH_LABELS[strength]}`}
          </Text>
        </>
      )}
    </Box>
  );
}
