import { Box, Button, Input } from '@home-truths/platform/ui';
import { Eye, EyeOff } from '@home-truths/platform/ui/icons';
import { type ComponentProps, useState } from 'react';

export const mustMatch = ({ password, confirmPassword }: { password: string; confirmPassword: string }) =>
  password === confirmPassword ? {} : { confirmPassword: "Passwords don't match" };

export const PASSWORD_RULES = 'At least 6 characters. Not a common password, and not your username or email.';

export function PasswordInput(control: ComponentProps<typeof Input>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Box pos="relative">
      <Input
        {...control}
        type={isShown ? 'text' : 'password'}
        pe="12"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button
        look="ghost"
        size="icon"
        pos="absolute"
        insetEnd="0"
        top="0"
        color="fg.muted"
        aria-label="Show password"
        aria-pressed={isShown}
        css={{ '@media (scripting: none)': { display: 'none' } }}
        onClick={() => setShown(!isShown)}
      >
        <Icon size={20} />
      </Button>
    </Box>
  );
}
