import { chakra, HStack, VisuallyHidden } from '@home-truths/platform/ui';
import { focusRing } from '@home-truths/platform/ui/recipes';
import { useSyncExternalStore } from 'react';
import type { Theme } from '../theme.ts';
import { chooseTheme, readTheme, subscribeTheme } from './follow-theme.ts';

const CHOICES = [
  { value: 'system', text: 'System' },
  { value: 'light', text: 'Light' },
  { value: 'dark', text: 'Dark' },
] as const;

const Choices = chakra('fieldset', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '3',
    color: 'deep.muted',
    '& legend': { float: 'left' },
    '@media (scripting: none)': { display: 'none' },
  },
});

const Choice = chakra('label', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minH: '11',
    px: '3',
    cursor: 'pointer',
    borderRadius: 'control',
    '&:has(:checked)': { bg: 'deep.fg', color: 'accent.contrast' },
    '&:has(:focus-visible)': focusRing,
  },
});

export function ThemeSwitch() {
  const theme = useSyncExternalStore<Theme>(subscribeTheme, readTheme, () => 'system');
  return (
    <Choices>
      <legend>Colours</legend>
      <HStack
        flexWrap="wrap"
        gap="1"
        borderWidth="1px"
        borderColor="deep.border"
        borderRadius="control"
        p="1"
        w="fit-content"
      >
        {CHOICES.map(({ value, text }) => (
          <Choice key={value}>
            <VisuallyHidden asChild>
              <input
                type="radio"
                name="theme"
                value={value}
                checked={theme === value}
                onChange={() => chooseTheme(value)}
              />
            </VisuallyHidden>
            <span>{text}</span>
          </Choice>
        ))}
      </HStack>
    </Choices>
  );
}
