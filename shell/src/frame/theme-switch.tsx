import { chakra, HStack, VisuallyHidden } from '@home-truths/platform/ui';
import { Monitor, Moon, Sun } from '@home-truths/platform/ui/icons';
import { useSyncExternalStore } from 'react';

const CHOICES = [
  { value: 'system', text: 'As the system', Icon: Monitor },
  { value: 'light', text: 'Light', Icon: Sun },
  { value: 'dark', text: 'Dark', Icon: Moon },
] as const;
type Theme = (typeof CHOICES)[number]['value'];

const listeners = new Set<() => void>();

function readTheme(): Theme {
  try {
    return (localStorage.getItem('theme') as Theme | null) ?? 'system';
  } catch {
    return 'system';
  }
}

/** On a device that keeps nothing the choice cannot be kept either. */
function keepTheme(theme: Theme) {
  try {
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {}
}

/** The script in the document's head listens for this and paints (shell/server/pages/head-scripts.ts). */
function chooseTheme(theme: Theme) {
  keepTheme(theme);
  window.dispatchEvent(new Event('theme'));
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

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
  const theme = useSyncExternalStore<Theme>(subscribe, readTheme, () => 'system');
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
