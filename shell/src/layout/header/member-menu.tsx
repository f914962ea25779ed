import type { SessionUser } from '@home-truths/contract';
import { Link } from '@home-truths/platform/router';
import { useLogout } from '@home-truths/platform/session';
import { Box, Button, chakra, Text } from '@home-truths/platform/ui';
import { popupListRecipe } from '@home-truths/platform/ui/recipes';
import { type KeyboardEvent, useRef } from 'react';
import { Initial } from './initial.tsx';
import { ADMIN_LINKS, MEMBER_LINKS } from './links.ts';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

const List = chakra('ul', { base: { ...popupListRecipe.base, insetEnd: '0', minW: '13rem' } });

const row = {
  display: 'flex',
  alignItems: 'center',
  w: 'full',
  minH: '11',
  px: '3',
  borderRadius: 'control',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle' },
};

const Item = chakra(Link, { base: row });
const Action = chakra('button', { base: row }, { defaultProps: { type: 'button' } });

const chevron = {
  _after: {
    content: '""',
    flexShrink: '0',
    boxSizing: 'border-box',
    w: '2',
    h: '2',
    mt: '-1',
    mx: '1',
    border: 'solid',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
} as const;

export function MemberMenu({ user }: { user: SessionUser }) {
  const [open, setOpen] = useOpenUntilNavigation();
  const button = useRef<HTMLButtonElement>(null);
  const logout = useLogout();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Box
      pos="relative"
      onKeyDown={onKeyDown}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <Button
        ref={button}
        look="ghost"
        px="2"
        minW="0"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        css={chevron}
      >
        <Initial name={user.firstName} />
        <Text as="span" maxW="10rem" truncate translate="no">
          {user.firstName}
        </Text>
      </Button>
      {open && (
        <List>
          {[...MEMBER_LINKS, ...(user.isAdmin ? ADMIN_LINKS : [])].map(({ to, text }) => (
            <li key={text}>
              <Item to={to}>{text}</Item>
            </li>
          ))}
          <li>
            <Action onClick={() => void logout()}>Logout</Action>
          </li>
        </List>
      )}
    </Box>
  );
}
