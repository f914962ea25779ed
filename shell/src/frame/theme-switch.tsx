import { chakra, HStack, VisuallyHidden } from '@home-truths/platform/ui';
import { Monitor, Moon, Sun } from '@home-truths/platform/ui/icons';
import { useSyncExternalStore } from 'react';
import type { Theme } from '../theme.ts';
import { chooseTheme, readTheme, subscribeTheme } from './follow-theme.ts';

const CHOICES = [
  { value: 'system', text: 'As the system', Icon: Monitor },
  { value: 'light', text: 'Light', Icon: Sun },
  { value: 'dark', text: 'Dark', Icon: Moon },
] as const;

const Choice = chakra('label', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '11',
    h: '11',
    cursor: 'pointer',
    borderRadius: 'control',
    color: 'deep.muted',
    '&:has(:checked)': { bg: 'deep.fg', color: 'accent.contrast' },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'accent.solid', outlineOffset: '2px' },
  },
});

/** Light, dark, or as the system says; kept on this device (decision 68). Without scripts it could do nothing. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore<Theme>(subscribeTheme, readTheme, () => 'system');
  return (
    <chakra.fieldset css={{ '@media (scripting: none)': { display: 'none' } }}>
      <VisuallyHidden asChild>
        <legend>Colours</legend>
      </VisuallyHidden>
      <HStack
        gap="1"
        borderWidth="1px"
        borderColor="deep.border"
        borderRadius="control"
        p="1"
        w="fit-content"
      >
        {CHOICES.map(({ value, text, Icon }) => (
          <Choice key={value} title={text}>
            <VisuallyHidden asChild>
              <input
                type="radio"
                name="theme"
                value={value}
                checked={theme === value}
                onChange={() => chooseTheme(value)}
                aria-label={text}
              />
            </VisuallyHidden>
            <Icon size={18} aria-hidden />
          </Choice>
        ))}
      </HStack>
    </chakra.fieldset>
  );
}
